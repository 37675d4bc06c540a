import { expect, test } from 'vitest';
import { FEEDBACK, GOOD, postForm, postJson, storedRows } from '../../helpers/feedback/feedback.ts';
import { PAGE } from '../../helpers/html/pages.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get, runtime } = useWorker();
const PER_MINUTE = 10;
let clients = 0;
const newId = () => crypto.randomUUID();

/** Posts from one client within one minute of the clock, by which the binding counts: what they are answered with. */
async function statusesOf(posts: ((headers: Record<string, string>) => Promise<Response>)[]): Promise<number[]> {
  for (;;) {
    clients += 1;
    const headers = { 'CF-Connecting-IP': `192.0.2.${clients}` };
    const minute = Math.floor(Date.now() / 60_000);
    const statuses: number[] = [];
    for (const post of posts) statuses.push((await post(headers)).status);
    // A minute that ended in between counts from 0 again: once more, as another client.
    if (Math.floor(Date.now() / 60_000) === minute) return statuses;
  }
}

const good = (headers: Record<string, string>) => postJson(get, { ...GOOD, id: newId() }, headers);
const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

test.each<[string, number, (headers: Record<string, string>) => Promise<Response>]>([
  ['good', 201, good],
  ['wrong', 400, (headers) => postJson(get, { page: PAGE }, headers)],
  ['foreign', 403, (headers) => postJson(get, GOOD, { ...headers, Origin: 'https://elsewhere.example' })],
  ['large', 413, (headers) => postJson(get, 'x'.repeat(9000), headers)],
])('10 %s posts → %i each; the 11th, a good one → 429', async (_, status, post) => {
  expect(await statusesOf([...times(PER_MINUTE, post), good])).toEqual([...times(PER_MINUTE, status), 429]);
});

test('what is refused → is not stored', async () => {
  const before = (await storedRows(runtime())).length;
  const statuses = await statusesOf(times(PER_MINUTE + 3, good));
  const accepted = statuses.filter((status) => status === 201).length;
  expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  expect((await storedRows(runtime())).length).toBeGreaterThanOrEqual(before + accepted);
});

test('429 → says when to try again; another client is not held up', async () => {
  const answers: Response[] = [];
  const keep = async (headers: Record<string, string>) => {
    answers.push(await good(headers));
    return answers.at(-1)!;
  };
  await statusesOf(times(PER_MINUTE + 1, keep));
  expect(answers.at(-1)?.headers.get('Retry-After')).toBe('60');
  expect(await statusesOf([good])).toEqual([201]);
});

test.each(['X-Forwarded-For', 'X-Real-IP', 'True-Client-IP', 'Forwarded'])('a new %s each time → no way around it', async (name) => {
  let count = 0;
  const disguised = (headers: Record<string, string>) => {
    count += 1;
    return postJson(get, { ...GOOD, id: newId() }, { ...headers, [name]: `198.51.100.${count}` });
  };
  expect((await statusesOf(times(PER_MINUTE + 1, disguised))).at(-1)).toBe(429);
});

test('without the address, as in a local run → all are one client', async () => {
  const local = () =>
    get(FEEDBACK, { method: 'POST', body: JSON.stringify({ page: PAGE, rating: 1 }), headers: { 'Content-Type': 'application/json' } });
  const statuses: number[] = [];
  // Ten more than fit into two minutes of the clock.
  for (let count = 0; count < 3 * PER_MINUTE; count += 1) statuses.push((await local()).status);
  expect(statuses).toContain(429);
});

test('a plain form over the limit → 429 with its text', async () => {
  let html = '';
  const form = async (headers: Record<string, string>) => {
    const fields = { page: PAGE, rating: '1', comment: 'My words stay', section: '', language: 'en', website: '' };
    const answer = await postForm(get, fields, headers);
    html = await answer.clone().text();
    return answer;
  };
  expect((await statusesOf([...times(PER_MINUTE, good), form])).at(-1)).toBe(429);
  expect(html).toContain('My words stay</textarea>');
});
