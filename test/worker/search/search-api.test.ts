import { describe, expect, test } from 'vitest';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get, console: log } = useWorker();
const API = '/toolpad/_edge/search';

type Result = { path: string; hash: string; title: string; section: string; excerpt: string; product: string | null; lang: string };
type Answer = { query: string; suggestion?: string; doubt?: { kind: string; missing: string[]; retry?: string }; results: Result[] };

async function search(query: string): Promise<Answer> {
  const answer = await get(`${API}?${query}`);
  expect(answer.status).toBe(200);
  return answer.json() as Promise<Answer>;
}

describe(API, () => {
  test('answers with sections, best first', async () => {
    const { query, results } = await search('q=hide+sidebar');
    expect(query).toBe('hide sidebar');
    expect(results[0]).toEqual({
      path: '/toolpad/core/react-dashboard-layout',
      hash: 'hide-navigation',
      title: 'Dashboard Layout',
      section: 'Hide the navigation',
      excerpt: expect.stringContaining('sidebar'),
      product: 'core',
      lang: 'en',
      terms: expect.arrayContaining(['hide', 'sidebar']),
    });
  });

  test.each([
    ['q=dialog', 10],
    ['q=dialog&limit=3', 3],
    ['q=page&limit=50', 50],
    ['q=', 0],
    ['', 0],
    ['q=qqqqwwwwzzzz', 0],
  ])('?%s → %i results', async (query, count) => {
    expect((await search(query)).results).toHaveLength(count);
  });

  test('?product=studio → its sections alone', async () => {
    const { results } = await search('q=installation&product=studio');
    expect(new Set(results.map(({ product }) => product))).toEqual(new Set(['studio']));
  });

  test.each(['core', 'studio'])('?near=%s → its sections first, and the other’s behind them', async (near) => {
    const { results } = await search(`q=installation&near=${near}`);
    const products = results.map(({ product }) => product);
    expect([products[0], new Set(products).size > 1]).toEqual([near, true]);
  });

  test.each([
    ['q=dashbord', 'dashboard'],
    ['q=what+should+i+commit+to+git', undefined],
    [`lang=zh&q=${encodeURIComponent('登陆')}`, '登录'],
  ])('?%s → meant: %s', async (query, suggestion) => {
    expect((await search(query)).suggestion).toBe(suggestion);
  });

  test.each([
    ['q=hide+sidebar', undefined],
    ['q=kubernetes+helm+dialog', { kind: 'poor', missing: [], retry: 'kubernetes dialog' }],
    ['q=qqqqwwwwzzzz', { kind: 'poor', missing: ['qqqqwwwwzzzz'] }],
    ['q=how+to+do+it', { kind: 'filler', missing: [] }],
    ['q=traefik+reverse+proxy', { kind: 'partial', missing: ['traefik'] }],
    [`lang=zh&q=${encodeURIComponent('量子纠缠')}`, { kind: 'poor', missing: ['量子', '纠缠'] }],
  ])('?%s → doubtful: %j', async (query, doubt) => {
    const answer = await search(query);
    expect(answer.doubt).toEqual(doubt);
    if (doubt && doubt.kind !== 'partial') expect(answer.results).toEqual([]);
  });

  test.each([
    ['is cut into words', '如何隐藏侧边栏'],
    ['is heard by its sounds', '如何隐藏侧变栏'],
    ['is read in traditional characters', '隱藏側邊欄'],
  ])('Chinese %s here as in the build, whether or not the language is said', async (_, query) => {
    const { results } = await search(`lang=zh&q=${encodeURIComponent(query)}`);
    expect((await search(`q=${encodeURIComponent(query)}`)).results).toEqual(results);
    expect(results[0]).toMatchObject({ path: '/toolpad/core/react-dashboard-layout', hash: 'hide-navigation' });
  });

  test.each([
    [`q=${'a'.repeat(201)}`, 413],
    [`q=${'a+'.repeat(20)}`, 200],
    [`q=${'ab+'.repeat(60)}`, 413],
    ['q=a%00b', 400],
    ['q=%00', 400],
    ['q=%3F%3F%3F', 400],
    ['q=%C3%28', 200],
    ['q=(a%2B)%2B%24', 200],
    ['q=__proto__', 200],
    ['q=constructor', 200],
    ['__proto__[q]=x', 200],
    ['q=x&q=y', 200],
    ['q=x&lang=fr', 400],
    ['q=x&lang=__proto__', 400],
    ['q=x&product=joy', 400],
    ['q=x&near=joy', 400],
    ['q=x&near=core&near=studio', 200],
    ['q=x&limit=0', 400],
    ['q=x&limit=51', 400],
    ['q=x&limit=ten', 400],
  ])('?%s → %i', async (query, status) => {
    const answer = await get(`${API}?${query}`);
    expect(answer.status).toBe(status);
    if (status !== 200) expect(await answer.text()).toMatch(/^[A-Z].+\. (?:Send|Ask).+\.$/);
  });

  test('a query of 10 KB → refused, in a sentence', async () => {
    const answer = await get(`${API}?q=${'a'.repeat(10_240)}`);
    expect([413, 414]).toContain(answer.status);
  });

  test('is never kept, and never fails', async () => {
    const answer = await get(`${API}?q=dialog`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Type')).toContain('application/json');
    expect(log).toEqual([]);
  });

  test('many at once are answered by one index', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => get(`${API}?q=page+${at}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
