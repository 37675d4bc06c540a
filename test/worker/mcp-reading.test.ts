import { describe, expect, test } from 'vitest';
import { demoNames } from '#content';
import { DEMO_PAGE, useAgent } from '../helpers/agent.ts';
import { PAGE } from '../helpers/pages.ts';
import { useWorker } from '../helpers/worker.ts';

const { get } = useWorker();
const { call } = useAgent(get);

describe('search_docs', () => {
  test('sections with their addresses, best first; five unless asked otherwise', async () => {
    const { text, isError } = await call('search_docs', { query: 'hide navigation' });
    expect(isError).toBe(false);
    expect(text).toContain(`](https://mui.com${DEMO_PAGE}#`);
    expect(text.match(/^- \[/gm)).toHaveLength(5);
    expect((await call('search_docs', { query: 'navigation', limit: 2 })).text.match(/^- \[/gm)).toHaveLength(2);
  });

  test('of one product', async () => {
    const { text } = await call('search_docs', { query: 'installation', product: 'studio' });
    expect(text).toContain('/toolpad/studio/');
    expect(text).not.toContain('/toolpad/core/');
  });

  test('nothing found is said', async () => {
    expect((await call('search_docs', { query: 'qzxjqzxj' })).text).toMatch(/^No section has these words/);
  });

  test('what a misspelt query is taken to mean is said', async () => {
    expect((await call('search_docs', { query: 'dashbord layout' })).text).toMatch(/^Taken to mean: dashboard layout\n\n- \[/);
  });

  test('its addresses can be read with get_page', async () => {
    const { text } = await call('search_docs', { query: 'hide navigation', limit: 1 });
    const address = /\((https:[^)]+)\)/.exec(text)![1]!;
    expect((await call('get_page', { path: address })).isError).toBe(false);
  });
});

describe('get_page', () => {
  test.each([
    DEMO_PAGE,
    `${DEMO_PAGE}.md`,
    `${DEMO_PAGE}/`,
    `${DEMO_PAGE}?q=1`,
    `https://mui.com${DEMO_PAGE}`,
    `https://mui.com${DEMO_PAGE}.md?variant=JS`,
    DEMO_PAGE.slice(1),
    ` ${DEMO_PAGE} `,
  ])('%j → the page as Markdown', async (path) => {
    const { text, isError } = await call('get_page', { path });
    expect(isError).toBe(false);
    expect(text).toBe(await (await get(`${DEMO_PAGE}.md`)).text());
  });

  test.each([
    ['JS', '```jsx\nimport'],
    ['TS', 'initialPath: string'],
  ])('variant %s', async (variant, part) => {
    expect((await call('get_page', { path: DEMO_PAGE, variant })).text).toContain(part);
  });

  test('language zh, by argument or by address', async () => {
    const wanted = await (await get(`/zh${PAGE}.md`)).text();
    expect((await call('get_page', { path: PAGE, language: 'zh' })).text).toBe(wanted);
    expect((await call('get_page', { path: `/zh${PAGE}` })).text).toBe(wanted);
  });

  test('one section, with what is below it', async () => {
    const { text } = await call('get_page', { path: `${DEMO_PAGE}#navigation` });
    expect(text).toMatch(/^## Navigation\n/);
    expect(text.match(/^## /gm)).toHaveLength(1);
    expect(text).toContain('\n### ');
    const below = await call('get_page', { path: `${DEMO_PAGE}#links` });
    expect(below.text).toMatch(/^### Links\n/);
    expect(below.text.match(/^##+ /gm)).toHaveLength(1);
  });

  test.each([
    ['/toolpad/core/react-dashbord-layout', DEMO_PAGE],
    ['/toolpad/nothing', 'No page has this path'],
    ['/toolpad/settings', 'No page has this path'],
    ['../../etc/passwd', 'No page has this path'],
    [`${DEMO_PAGE}#nothing`, '#navigation'],
    ['__proto__', 'No page has this path'],
  ])('%s → an error that helps: %s', async (path, part) => {
    const { text, isError } = await call('get_page', { path });
    expect(isError).toBe(true);
    expect(text).toContain(part);
  });
});

describe('list_pages', () => {
  test.each([
    [{}, '/llms.txt'],
    [{ product: 'core' }, '/toolpad/core/llms.txt'],
    [{ product: 'studio' }, '/toolpad/studio/llms.txt'],
  ])('%j → %s', async (input, path) => {
    expect((await call('list_pages', input)).text).toBe(await (await get(path)).text());
  });
});

describe('get_component_api', () => {
  test.each([
    ['DashboardLayout', '# DashboardLayout API'],
    ['dashboard-layout', '# DashboardLayout API'],
    ['useDialogs', '# useDialogs API'],
    ['List', '# List API'],
    ['createFunction', '# createFunction'],
  ])('%s → %s', async (name, title) => {
    const { text, isError } = await call('get_component_api', { name });
    expect(isError).toBe(false);
    expect(text).toContain(`\n${title}`);
  });

  test.each([
    ['0.11', '| `window` |', '`localeText`'],
    ['0.16', '| `nonce` |', 'new in 0.15'],
    ['0.16.0', '| `nonce` |', 'new in 0.15'],
  ])('in version %s → the tables of that version', async (version, row, absent) => {
    const { text, isError } = await call('get_component_api', { name: 'AppProvider', version });
    expect([isError, text.includes(row), text.includes(absent)]).toEqual([false, true, false]);
  });

  test.each([
    ['latest', 'These docs know no version of Toolpad Core that is called so.'],
    ['0.8', 'Toolpad Core 0.8 has no Crud.'],
  ])('in version %s → a sentence above the documented tables', async (version, sentence) => {
    const { text } = await call('get_component_api', { name: 'Crud', version });
    expect(text).toContain(`> ${sentence} The tables are those of 0.14.`);
  });

  test.each([
    ['useSession', '`useSession` is in Toolpad Core since 0.9.'],
    ['getContext', '- `ServerContext.cookies`: changed in 0.9, Type: '],
  ])('%s in a version → its page, which says since when', async (name, line) => {
    const { text } = await call('get_component_api', { name, version: '0.10' });
    expect(text).toContain(line);
    expect(text).toContain('> This page is not kept by version');
  });

  test.each(['Nothing', 'constructor', '__proto__'])('%s → the names that there are', async (name) => {
    const { text, isError } = await call('get_component_api', { name });
    expect(isError).toBe(true);
    expect(text).toContain('dashboard-layout');
  });
});

describe('get_demo', () => {
  test('every demo has its source in both variants', async () => {
    for (const name of demoNames) {
      const [ts, js] = await Promise.all(['TS', 'JS'].map((variant) => call('get_demo', { name, variant })));
      expect([name, ts!.isError, ts!.text.slice(0, 7), js!.text.slice(0, 7)]).toEqual([name, false, '```tsx\n', '```jsx\n']);
    }
  });

  test('an unknown one → those like it', async () => {
    const { text, isError } = await call('get_demo', { name: 'DashboardLayoutNothing' });
    expect(isError).toBe(true);
    expect(text).toContain('DashboardLayoutBasic');
  });
});
