import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compressToBase64Url } from '../../../../client/shared/playground/lz-string.ts';
import { decompressFromBase64Url } from '../../../helpers/lz-string.ts';

describe('compressToBase64Url', () => {
  test('writes what lz-string writes', () => {
    expect(compressToBase64Url('hello world')).toBe('BYUwNmD2AEDukCcwBMg');
    expect(compressToBase64Url('')).toBe('Q');
  });

  test.each([
    ['nothing', ''],
    ['one character', 'a'],
    ['a run', 'a'.repeat(300)],
    ['characters of 16 bits', '中文, €, 😀'],
    ['a lock file', readFileSync('package-lock.json', 'utf8')],
  ])('can be read back: %s', (_name, text) => {
    expect(decompressFromBase64Url(compressToBase64Url(text)) === text).toBe(true);
  });

  test('needs no escaping in a form or an address', () => {
    expect(compressToBase64Url(readFileSync('package.json', 'utf8'))).toMatch(/^[\w-]+$/);
  });
});
