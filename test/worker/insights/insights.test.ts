import { beforeAll, describe, expect, test, vi } from 'vitest';
import { INSIGHTS_DAYS } from '../../../client/shared/analytics/insight.ts';
import { INSIGHTS_MAX_WAITING } from '../../../worker/insights/count.ts';
import { INSIGHTS_MAX_ROWS } from '../../../worker/insights/store-counts.ts';
import { DATABASE_HEADER, workerWithFaultyDatabase } from '../../helpers/faults/faulty-database.ts';
import { databaseOf, newClient } from '../../helpers/feedback/feedback.ts';
import { PAGE } from '../../helpers/html/pages.ts';
import { callTool, countsOf, countsWritten, OWN_PAGE, postSearch } from '../../helpers/worker/insights.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

type Get = ReturnType<typeof useWorker>['get'];
type Case = [name: string, act: (get: Get) => Promise<Response>, counted: string | undefined];

const SITE = 'http://127.0.0.1:8787';
const NONSENSE = (query: string) => `/toolpad/search?q=${encodeURIComponent(query)}`;
const from = (page: string) => ({ ...OWN_PAGE, Referer: SITE + page });
const read =
  (path: string, headers: Record<string, string> = {}) =>
  (get: Get) =>
    get(path, { headers });
const lost =
  (query: string, change: object = {}) =>
  (get: Get) =>
    postSearch(get, { query, language: 'en', found: false, ...change });

const CASES: Case[] = [
  ['a search of the dialog that found nothing', lost('Zebra Grid?'), 'search-nothing zebra grid (en) 1'],
  ['a search of the dialog without a press', lost('侧边栏', { language: 'zh', found: true }), 'search-unpressed 侧边栏 (zh) 1'],
  ['a mail address', lost('ada@example.de'), undefined],
  ['a number', lost('order 7'), undefined],
  ['seven words', lost('my uncle has been ill since may'), undefined],
  ['a results page without results', read(NONSENSE('qqqqzzzz'), OWN_PAGE), 'search-nothing qqqqzzzz (en) 1'],
  ['the same in Chinese', read(`/zh${NONSENSE('qqqqxxxx')}`, OWN_PAGE), 'search-nothing qqqqxxxx (zh) 1'],
  ['a results page with results', read(NONSENSE('dialog'), OWN_PAGE), undefined],
  ['a results page that another site links', read(NONSENSE('qqqqaaaa'), { 'Sec-Fetch-Site': 'cross-site' }), undefined],
  ['a results page from a bookmark', read(NONSENSE('qqqqbbbb'), { 'Sec-Fetch-Site': 'none' }), undefined],
  ['a results page without a browser', read(NONSENSE('qqqqcccc')), undefined],
  ['a results page for a robot', read(NONSENSE('qqqqdddd'), { ...OWN_PAGE, 'User-Agent': 'SomeBot/1.0' }), undefined],
  ['a results page that is asked for its headers', (get) => get(NONSENSE('qqqqeeee'), { method: 'HEAD', headers: OWN_PAGE }), undefined],
  ['a results page that looks for a mail address', read(NONSENSE('ada@example.de'), OWN_PAGE), undefined],
  ['a query that is refused', read(NONSENSE('w '.repeat(31)), OWN_PAGE), undefined],
  ['the search of programs', read('/toolpad/_edge/search?q=qqqqffff', OWN_PAGE), undefined],

  ['a dead link', read('/toolpad/core/gone', from(PAGE)), `dead-link /toolpad/core/gone (${PAGE}) 1`],
  [
    'a dead link of a Chinese page',
    read('/zh/toolpad/core/gone-too', from(`/zh${PAGE}`)),
    `dead-link /zh/toolpad/core/gone-too (${PAGE}) 1`,
  ],
  ['a dead link to Markdown', read('/toolpad/core/gone.md', from(PAGE)), `dead-link /toolpad/core/gone.md (${PAGE}) 1`],
  ['an address that nobody here links', read('/toolpad/studio/gone'), 'dead-address /toolpad/studio/gone 1'],
  [
    'one that another site links',
    read('/toolpad/studio/away', { Referer: 'https://elsewhere.example/toolpad/core' }),
    'dead-address /toolpad/studio/away 1',
  ],
  [
    'one from an address of this site that is no page',
    read('/toolpad/studio/odd', from('/toolpad/my-secret')),
    'dead-address /toolpad/studio/odd 1',
  ],
  ['an address with a mail address', read('/toolpad/ada@example.de'), undefined],
  ['an address with many digits', read('/toolpad/orders/12345'), undefined],
  ['an address with other characters', read('/toolpad/%E4%BE%A7'), undefined],
  ['an address of others', read('/wp-login.php'), undefined],
  ['a long address', read(`/toolpad/${'x'.repeat(120)}`), undefined],
  ['an address that a robot tries', read('/toolpad/tried', { 'User-Agent': 'crawler' }), undefined],
  ['an address that is asked for its headers', (get) => get('/toolpad/heads', { method: 'HEAD' }), undefined],
  ['an endpoint that is none', read('/toolpad/_edge/none'), undefined],
  ['a page that is there', read(PAGE, from('/toolpad')), undefined],
  ['an address that moved', read('/toolpad/core/Introduction'), undefined],

  ['a page as Markdown', read(`${PAGE}.md`), 'agent Markdown 1'],
  ['"Copy page" of a reader', read(`${PAGE}.md`, OWN_PAGE), undefined],
  ['llms.txt', read('/llms.txt'), 'agent /llms.txt 1'],
  ['a product’s llms.txt', read('/toolpad/core/llms.txt'), 'agent /toolpad/core/llms.txt 1'],
  ['a tool', (get) => callTool(get, 'search_docs', { query: 'my private words' }), 'agent search_docs 1'],
  ['a tool with wrong arguments', (get) => callTool(get, 'get_demo'), 'agent get_demo 1'],
  ['a tool that is none', (get) => callTool(get, 'my-secret'), undefined],
];

describe('what is counted, and what is not', () => {
  const { get, runtime, console } = useWorker();
  let counts: string[] = [];
  beforeAll(async () => {
    const answers = await Promise.all(CASES.map(([, act]) => act(get)));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    counts = await countsWritten(get, runtime());
  });

  test.each(CASES.flatMap(([name, , counted]) => (counted ? [[name, counted]] : [])))('%s → %s', (_, counted) => {
    expect(counts).toContain(counted);
  });

  test(`not ${CASES.flatMap(([name, , counted]) => (counted ? [] : [name])).join(', ')}`, () => {
    const expected = CASES.flatMap(([, , counted]) => counted ?? []);
    expect(counts.filter((line) => !expected.includes(line))).toEqual([]);
  });

  test('no word of it is in the log', () => {
    expect(console).toEqual([]);
  });
});

describe('a reader who asks not to be counted', () => {
  const { get, runtime } = useWorker();
  test.each<Record<string, string>>([{ DNT: '1' }, { 'Sec-GPC': '1' }])('%j → nothing is', async (wish) => {
    const wishing: Get = (path, init) => get(path, { ...init, headers: { ...(init?.headers as Record<string, string>), ...wish } });
    await Promise.all(CASES.map(([, act]) => act(wishing)));
    expect(await countsWritten(get, runtime())).toEqual([]);
  });

  test('DNT: 0 and Sec-GPC: 0 ask for nothing', async () => {
    await get('/llms.txt', { headers: { DNT: '0', 'Sec-GPC': '0' } });
    expect(await countsWritten(get, runtime())).toEqual(['agent /llms.txt 1']);
  });
});

describe('a search that a page tells of', () => {
  const { get, runtime } = useWorker();
  const good = { query: 'zebra', language: 'en', found: true };
  test.each<[string, unknown, number, Record<string, string>?]>([
    ['a search', good, 204],
    ['of another site', good, 403, { Origin: 'https://elsewhere.example' }],
    ['no JSON', 'zebra', 400],
    ['nothing', '', 400],
    ['a list', [good], 400],
    ['no query', { language: 'en', found: true }, 400],
    ['a query that is no text', { ...good, query: {} }, 400],
    ['a query that is too long', { ...good, query: 'x'.repeat(201) }, 400],
    ['another language', { ...good, language: 'xx' }, 400],
    ['no word about results', { ...good, found: 'no' }, 400],
    ['more than that', { ...good, reader: 'ada' }, 400],
    ['too much', { ...good, query: 'x'.repeat(3000) }, 413],
  ])('%s', async (_, body, status, headers) => {
    const answer = await postSearch(get, body, headers);
    expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('Set-Cookie')]).toEqual([status, 'no-store', null]);
  });

  test('→ the refused ones are not counted', async () => {
    expect(await countsWritten(get, runtime())).toEqual(['search-unpressed zebra (en) 1']);
  });

  test('one client in a hurry → 429, and no more counts', async () => {
    const headers = { 'CF-Connecting-IP': newClient() };
    const statuses: number[] = [];
    // More than fit into two minutes of the clock.
    for (let count = 0; count < 250; count += 1) statuses.push((await postSearch(get, { ...good, query: 'hurry' }, headers)).status);
    expect(statuses).toContain(429);
    const taken = statuses.filter((status) => status === 204).length;
    expect(await countsWritten(get, runtime())).toContain(`search-unpressed hurry (en) ${taken}`);
  });
});

/** A word of letters for each number. */
const wordOf = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

describe('a flood', () => {
  const { get, runtime } = useWorker();
  const rows = async () => (await countsOf(runtime())).filter((line) => line.startsWith('dead-address')).length;
  const flood = async (name: string) => {
    for (let count = 0; count < 3 * INSIGHTS_MAX_WAITING; count += 1)
      await get(`/toolpad/${name}/${wordOf(count)}`, { headers: { 'CF-Connecting-IP': newClient() } });
  };

  test('→ a bounded number of rows a day; what is there goes on being counted, and other kinds are not held up', async () => {
    await get('/toolpad/before');
    let written = 0;
    for (let wave = 0; written < INSIGHTS_MAX_ROWS; wave += 1) {
      await flood(`wave-${wordOf(wave)}`);
      await vi.waitFor(async () => expect(await rows()).toBeGreaterThan(written), { timeout: 60_000 });
      written = await rows();
    }
    await flood('last');
    await countsWritten(get, runtime());
    await get('/toolpad/before');
    await get('/toolpad/core/gone', { headers: from(PAGE) });
    expect(await countsWritten(get, runtime())).toEqual(
      expect.arrayContaining(['dead-address /toolpad/before 2', `dead-link /toolpad/core/gone (${PAGE}) 1`]),
    );
    expect(await rows()).toBe(INSIGHTS_MAX_ROWS);
  }, 120_000);
});

describe('days', () => {
  const { get, runtime } = useWorker();
  const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);

  test(`→ ${INSIGHTS_DAYS} of them are kept, this one included; no row knows more of the time than its day`, async () => {
    const database = await databaseOf(runtime());
    const insert = database.prepare("insert into insight (day, kind, name, count) values (?, 'agent', ?, 1)");
    for (const before of [INSIGHTS_DAYS + 400, INSIGHTS_DAYS, INSIGHTS_DAYS - 1])
      await insert.bind(day(before), `old-${wordOf(before)}`).run();
    await get('/llms.txt');
    expect(await countsWritten(get, runtime())).toEqual([`agent old-${wordOf(INSIGHTS_DAYS - 1)} 1`, 'agent /llms.txt 1']);
    const { results } = await database.prepare("select * from insight where name = '/llms.txt'").all();
    expect(results).toEqual([{ day: day(0), kind: 'agent', name: '/llms.txt', origin: '', count: 1 }]);
  });
});

describe('a database that cannot count', () => {
  const { get, runtime, console } = useWorker();

  test('→ every answer is as it was, the operator is told without a word of it, and later counts are kept', async () => {
    const database = await databaseOf(runtime());
    await database.prepare('alter table insight rename to gone').run();
    const answers = await Promise.all(CASES.map(([, act]) => act(get)));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await vi.waitFor(() => expect(console).not.toEqual([]), { timeout: 60_000 });
    for (const line of console) {
      expect(JSON.parse(line)).toMatchObject({ event: 'insights-trouble', reason: expect.stringContaining('no such table') });
      expect(line).not.toMatch(/zebra|qqqq|gone-too|elsewhere/);
    }
    await database.prepare('alter table gone rename to insight').run();
    await get('/toolpad/studio/llms.txt');
    expect(await countsWritten(get, runtime())).toContain('agent /toolpad/studio/llms.txt 1');
  });
});

describe('a database that does not answer', () => {
  const { get, runtime, console } = useWorker({ worker: workerWithFaultyDatabase() });

  test('→ readers are answered, the operator is told, and later counts are kept', async () => {
    expect((await get('/llms.txt', { headers: { [DATABASE_HEADER]: 'lost' } })).status).toBe(200);
    const told = () => console.map((line) => JSON.parse(line).event);
    await vi.waitFor(() => expect(told()).toEqual(['insights-trouble']), { timeout: 60_000 });
    await get('/toolpad/core/llms.txt');
    expect(await countsWritten(get, runtime())).toContain('agent /toolpad/core/llms.txt 1');
  });
});
