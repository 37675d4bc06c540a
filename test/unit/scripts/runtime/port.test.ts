import { describe, expect, test } from 'vitest';
import { resolvePort } from '../../../../scripts/runtime/port.ts';

describe('resolvePort', () => {
  test.each([
    [undefined, 8787],
    ['1', 1],
    ['3000', 3000],
    ['65535', 65_535],
  ])('PORT=%s serves on %d', (text, port) => {
    expect(resolvePort(text === undefined ? {} : { PORT: text })).toBe(port);
  });

  test.each(['', '0', '65536', '-1', '80.5', '8e3', 'http', ' 80', '0x50'])('refuses PORT=%j', (text) => {
    expect(() => resolvePort({ PORT: text })).toThrow(
      `PORT is \`${text}\`, but it accepts a whole number from 1 to 65535. Set PORT=8787, or leave it out.`,
    );
  });
});
