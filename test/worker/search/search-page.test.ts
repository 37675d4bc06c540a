import { describe, expect, test } from 'vitest';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get, console: log } = useWorker();
const SEARCH = '/toolpad/search';

async function read(path: string, status = 200, headers: Record<string, string> = {}): Promise<string> {
  const answer = await get(path, { headers });
  expect(answer.status).toBe(status);
  return answer.text();
}

/** Links of the results in order. */
const results = (html: string) => [...html.matchAll(/<li[^>]*><a href="([^"]+)">/g)].map(([, href]) => href);
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

describe(SEARCH, () => {
  test('without a query it is a form', async () => {
    const html = main(await read(SEARCH));
    expect(html).toContain(`<form action="${SEARCH}">`);
    expect(html).toMatch(/<input type="search"[^>]* name="q" value=""/);
    expect(results(html)).toEqual([]);
  });

  test('results are grouped by page, with the words marked', async () => {
    const html = main(await read(`${SEARCH}?q=hide+sidebar`));
    expect(results(html)[0]).toBe('/toolpad/core/react-dashboard-layout#hide-navigation');
    expect(html).toContain('<mark>Hide</mark> the navigation');
    expect(new Set(results(html)).size).toBe(results(html).length);
  });

  test('a product of one’s choice stays chosen', async () => {
    const html = main(await read(`${SEARCH}?q=installation&product=studio`));
    expect(html).toMatch(/<option value="studio" selected="">/);
    expect(results(html).filter((href) => !href?.startsWith('/toolpad/studio'))).toEqual([]);
  });

  test('a mark of the build in a query → shown as it was typed', async () => {
    expect(main(await read(`${SEARCH}?q=${encodeURIComponent('{{repoUrl}} dialog')}`))).toContain('value="{{repoUrl}} dialog"');
  });

  test('a misspelt query is corrected', async () => {
    const html = main(await read(`${SEARCH}?q=dashbord`));
    expect(html).toContain('Did you mean <a href="/toolpad/search?q=dashboard">dashboard</a>');
  });

  test('what does not fit is said, and what is left of the query offered', async () => {
    const html = main(await read(`${SEARCH}?q=blockchain+wallet+dialog`));
    expect(html).toContain('Nothing found that fits well. Try other words, or fewer. No page has: blockchain, wallet.');
    expect(html).toContain('Try <a href="/toolpad/search?q=dialog">dialog</a>');
    expect(results(html)).toEqual([]);
  });

  test('words that are nowhere are named above what was found', async () => {
    const html = main(await read(`${SEARCH}?q=traefik+reverse+proxy`));
    expect(html).toContain('No page has: traefik.');
    expect(results(html).length).toBeGreaterThan(0);
  });

  test('words that say nothing are told so', async () => {
    expect(main(await read(`${SEARCH}?q=how+to+do+it`))).toContain('These words are on most pages.');
  });

  test('doubt in Chinese', async () => {
    const html = main(await read(`/zh${SEARCH}?q=${encodeURIComponent('量子纠缠')}`));
    expect(html).toContain('没有找到合适的结果。请换用其他词语，或减少词语。所有页面都没有：量子、纠缠。');
  });

  test('in Chinese', async () => {
    const html = await read(`/zh${SEARCH}?q=${encodeURIComponent('仪表盘布局')}`);
    expect(html).toContain('<html lang="zh"');
    expect(results(main(html))).toContain('/zh/toolpad/core/react-dashboard-layout');
    expect(main(html)).toContain(`<form action="/zh${SEARCH}">`);
  });

  test.each([
    ['%3Cscript%3Ealert(1)%3C/script%3E', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['%22+onfocus%3D%22x', '&quot; onfocus=&quot;x'],
    ['%3Cimg+src%3Dx%3E+dialog', '&lt;img src=x&gt; dialog'],
  ])('?q=%s is shown as text', async (query, shown) => {
    const html = await read(`${SEARCH}?q=${query}`);
    expect(main(html)).toContain(`value="${shown}"`);
    expect(main(html)).not.toMatch(/<script|<img|\sonfocus="/);
  });

  test.each([
    ['q=%3F%3F%3F', 400],
    [`q=${'a'.repeat(300)}`, 413],
    ['q=a%00b', 400],
    ['q=x&product=joy', 400],
  ])('?%s → %i, and says so', async (query, status) => {
    expect(main(await read(`${SEARCH}?${query}`, status))).toContain('role="alert"');
  });

  test('nothing found is said', async () => {
    expect(main(await read(`${SEARCH}?q=qqqqwwwwzzzz`))).toContain('Nothing found');
  });

  test('is never kept, nor listed by search engines, and comes in the reader’s preferences', async () => {
    const answer = await get(`${SEARCH}?q=dialog`, { headers: { Cookie: 'direction=rtl; mui-mode=dark' } });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/<html [^>]*dir="rtl"/);
    expect(html).toMatch(/<html [^>]*data-mui-color-scheme="dark"/);
    expect(await (await get('/sitemap.xml')).text()).not.toContain(SEARCH);
  });

  test('nothing is logged', () => {
    expect(log).toEqual([]);
  });
});
