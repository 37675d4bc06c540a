import { expect, test } from 'vitest';
import type { AppContext } from '../../../../worker/context.ts';
import { readPost } from '../../../../worker/http/read-post.ts';

const post = (body: BodyInit) => ({ req: { raw: new Response(body) } }) as unknown as AppContext;
const cutOff = () => new ReadableStream({ start: (controller) => controller.error(new Error('The sender broke off.')) });

test.each<[string, () => BodyInit, string | RegExp]>([
  ['a body', () => 'abcd', 'abcd'],
  ['an empty body', () => '', ''],
  ['a body that is too long', () => 'abcde', '413 Too long.'],
  ['a body that ends early', cutOff, /^400 The body ended early/],
])('%s → %j', async (_, body, read) => {
  const answer = await readPost(post(body()), 4, 'Too long.');
  expect(typeof answer === 'string' ? answer : `${answer.status} ${await answer.text()}`).toEqual(
    typeof read === 'string' ? read : expect.stringMatching(read),
  );
});
