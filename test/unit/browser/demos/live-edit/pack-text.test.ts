import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { packText, unpackText } from '../../../../../client/browser/demos/live-edit/pack-text.ts';
import { MAX_EDIT_CHARACTERS } from '../../../../../client/shared/playground/live-messages.ts';

const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

describe('packed text', () => {
  test.each([['a'], ['const x = <p>€ 😀 中文</p>;\n'], ['\0\r\n'], ['x'.repeat(MAX_EDIT_CHARACTERS)]])(
    '%.20j → back again',
    async (text) => {
      const packed = await packText(text);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(await unpackText(packed)).toBe(text);
    },
  );

  test('is what any raw deflate makes', async () => {
    expect(await unpackText(base64Url(deflateRawSync('made elsewhere')))).toBe('made elsewhere');
  });

  test.each([
    ['no base 64', '!'],
    ['base 64 of nothing deflated', 'AAAA'],
    ['random', 'q1b2c3d4'],
    ['cut short', base64Url(deflateRawSync('x'.repeat(5000) + Math.PI)).slice(0, -6)],
    ['with bytes behind it', base64Url(Buffer.concat([deflateRawSync('x'), Buffer.from('more')]))],
    ['no UTF-8', base64Url(deflateRawSync(Buffer.from([0xff, 0xfe])))],
    ['a character too long', base64Url(deflateRawSync('x'.repeat(MAX_EDIT_CHARACTERS + 1)))],
    ['a bomb of 64 MB', base64Url(deflateRawSync(Buffer.alloc(64_000_000)))],
  ])('%s → undefined', async (_, packed) => {
    expect(await unpackText(packed)).toBe(undefined);
  });
});
