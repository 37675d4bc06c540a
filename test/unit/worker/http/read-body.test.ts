import { expect, test } from 'vitest';
import { readBody } from '../../../../worker/http/read-body.ts';

/** A body that arrives in these chunks. */
function inChunks(...chunks: Uint8Array[]): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    }),
  );
}

const bytes = (text: string) => new TextEncoder().encode(text);
const han = bytes('好');

test.each([
  ['no body', new Response(null), 0, ''],
  ['an empty body', inChunks(), 0, ''],
  ['as many bytes as allowed', inChunks(bytes('abcd')), 4, 'abcd'],
  ['a byte more', inChunks(bytes('abcde')), 4, undefined],
  ['a byte more in the second chunk', inChunks(bytes('abc'), bytes('de')), 4, undefined],
  ['few characters of many bytes', inChunks(bytes('好好')), 5, undefined],
  ['a character that is cut by the chunks', inChunks(han.slice(0, 1), han.slice(1)), 3, '好'],
  ['a character that is cut at the end', inChunks(bytes('a'), han.slice(0, 2)), 9, 'a\ufffd'],
])('%s', async (_, body, most, text) => {
  expect(await readBody(body, most)).toBe(text);
});

test('what is twice too long is not read to its end', async () => {
  let asked = 0;
  const endless = new ReadableStream({
    pull(controller) {
      asked += 1;
      controller.enqueue(bytes('a'.repeat(100)));
    },
  });
  expect(await readBody(new Response(endless), 250)).toBeUndefined();
  // Six of them are twice the limit, and more; a stream is asked for one ahead.
  expect(asked).toBeLessThan(8);
});
