import { beforeAll, expect, test } from 'vitest';
import { PAGE } from '../../helpers/html/pages.ts';
import { watchedAssets } from '../../helpers/worker/assets.ts';
import { useRawWorker } from '../../helpers/worker/worker.ts';

const { serviceBindings, asked } = watchedAssets();
const { send } = useRawWorker({ serviceBindings });
let plain: Awaited<ReturnType<typeof send>>;
beforeAll(async () => {
  plain = await send(PAGE);
  expect(plain.status).toBe(200);
});

/** All headers but how long this answer took. */
const told = ({ headers }: typeof plain) => [...headers].filter(([name]) => name !== 'server-timing');

const keys = (count: number) => Array.from({ length: count }, (_, index) => `k${index}=1`).join('&');

test.each([
  '',
  'a',
  'a=',
  '=b',
  '&',
  '&&&&',
  'a=1',
  'a=1&a=2&a=3',
  'a[]=1&a[b][c]=2',
  '__proto__=1',
  '__proto__[polluted]=1',
  'constructor[prototype][x]=1',
  keys(1000),
  `long=${'v'.repeat(8000)}`,
  'utm_source=x&utm_medium=y&gclid=1&fbclid=2',
  'q=%',
  'q=%ff%fe',
  'q=%00%0d%0aX-Injected:%201',
  "q='-alert(1)-'",
  'q=%3C/style%3E%3Cscript%3E',
  'cb=1795255518',
  'direction=rtl',
  'mui-mode=dark',
  'dense=true&codeVariant=JS',
  'lang=zh&language=zh',
  'userlanguage=zh',
  'v=1?v=2',
  'path=/toolpad/settings',
  'return=//evil.example',
  'amp',
  '_method=POST',
])('?%s → the same page, tag and headers as without', async (query) => {
  const answer = await send(`${PAGE}?${query}`);
  expect(answer.status).toBe(200);
  expect(told(answer)).toEqual(told(plain));
  expect(answer.body).toBe(plain.body);
});

test('all of them are one entry of the cache: the page was read and rendered once', () => {
  expect(asked.get(`/_content/en${PAGE}.json`)).toBe(1);
});

test.each(['', 'a=1', '__proto__=1', keys(1000)])('404 ?%s → the same page for every query', async (query) => {
  const without = await send('/toolpad/nothing');
  const answer = await send(`/toolpad/nothing?${query}`);
  expect(answer.status).toBe(404);
  expect(answer.body).toBe(without.body);
});
