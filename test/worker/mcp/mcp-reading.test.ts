import { describe, expect, test } from 'vitest';
import { demoNames } from '#content';
import { DEMO_PAGE, useAgent } from '../../helpers/agents/agent.ts';
import { PAGE, PAGES } from '../../helpers/html/pages.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get } = useWorker();
const { call } = useAgent(get);

describe('get_page', () => {
  test.each([
    PAGE,
    `${PAGE}.md`,
    `${PAGE}/`,
    `${PAGE}?q=1`,
    `https://mui.com${PAGE}`,
    `https://mui.com${PAGE}.md?variant=JS`,
    PAGE.slice(1),
    ` ${PAGE} `,
    'core/introduction',
    '/toolpad/core/Introduction',
  ])('%j → the page as Markdown', async (path) => {
    const { text, isError } = await call('get_page', { path });
    expect(isError).toBe(false);
    expect(text).toMatch(/^---\ntitle: /);
    expect(text).toContain(`url: "https://mui.com${PAGE}"`);
  });

  test.each([
    ['core/react-crud', '/toolpad/core/react-crud'],
    ['react-crud', '/toolpad/core/react-crud'],
    ['crud', '/toolpad/core/react-crud'],
    ['use-dialogs', '/toolpad/core/react-use-dialogs'],
    ['useDialogs', '/toolpad/core/react-use-dialogs'],
    ['DashboardLayout', '/toolpad/core/react-dashboard-layout'],
    ['mui.com/toolpad/core/react-crud#usage', '/toolpad/core/react-crud#usage'],
    ['127.0.0.1:8787/toolpad/core/react-crud#usage', '/toolpad/core/react-crud#usage'],
    ['react-crud#Usage', '/toolpad/core/react-crud#usage'],
    ['react-crud#keep%20what was typed', '/toolpad/core/react-crud#keep-what-was-typed'],
    ['/toolpad/getting-started/first-app', '/toolpad/studio/getting-started/first-app'],
    ['/toolpad/concepts/queries', '/toolpad/studio/concepts/queries'],
    ['https://mui.com/toolpad/core/installation/', '/toolpad/core/introduction/installation'],
    ['/api-docs/dashboard-layout', '/toolpad/core/api/dashboard-layout'],
  ])('%s, a short path or one of earlier versions → %s', async (path, page) => {
    const { text, isError } = await call('get_page', { path });
    expect([isError, text.includes(`https://mui.com${page}`)]).toEqual([false, true]);
  });

  test('an old address that leads to a section → that section', async () => {
    expect((await call('get_page', { path: '/toolpad/building-ui/canvas-and-inspector' })).text).toContain(
      '\n\n## Inspector {#inspector}\n',
    );
  });

  test.each([
    ['JS', '```jsx\n'],
    ['TS', '```tsx\n'],
  ])('variant %s', async (variant, part) => {
    expect((await call('get_page', { path: `${DEMO_PAGE}#links`, variant })).text).toContain(part);
  });

  test('language zh, by argument or by address', async () => {
    const byAddress = await call('get_page', { path: `/zh${PAGE}` });
    expect(byAddress.text).toContain('language: "zh"');
    expect(await call('get_page', { path: PAGE, language: 'zh' })).toEqual(byAddress);
  });

  test('one section, with what is below it, and what it is a part of', async () => {
    const { text } = await call('get_page', { path: `${DEMO_PAGE}#navigation` });
    expect(text).toMatch(
      /^> Dashboard Layout · Toolpad Core 0\.14\.0 · https:\/\/mui\.com\/toolpad\/core\/react-dashboard-layout#navigation\n\n## Navigation \{#navigation\}\n/,
    );
    expect(text.match(/^## /gm)).toHaveLength(1);
    expect(text).toContain('\n### ');
    const below = await call('get_page', { path: `${DEMO_PAGE}#links` });
    expect(below.text).toContain('\n\n### Links {#links}\n');
    expect(below.text.match(/^##+ /gm)).toHaveLength(1);
  });

  test('a section of the deprecated product says that it is', async () => {
    const { text } = await call('get_page', { path: '/toolpad/studio/concepts/queries#the-state-of-a-query-or-action' });
    expect(text).toMatch(
      /^> Connecting to data · Toolpad Studio 0\.13\.0 · \S+\n> Toolpad Studio is deprecated\. [^\n]+core\/introduction\)\.\n/,
    );
  });

  test('a long page → its outline, with ids, sizes and demos', async () => {
    const { text } = await call('get_page', { path: DEMO_PAGE });
    expect(text).toMatch(/\n- Navigation `#navigation` \(\d+\.\d KB\)\n {2}- /);
    expect(text).toContain('demos DashboardLayoutHiddenNavigation');
    expect(text).toMatch(/^> Dashboard Layout · [^\n]+\n\n[A-Z`][^\n]+/);
    expect(text.length).toBeLessThan(4000);
  });

  test.each(['names', 'source'])('a long page with demos: %s → its parts together are the whole text', async (demos) => {
    let whole = '';
    for (let cursor: number | undefined = 0; cursor !== undefined; ) {
      const { text } = await call('get_page', { path: DEMO_PAGE, demos, cursor });
      const [note, next] = /\n\n\[\d+ more characters: call again with cursor (\d+)\.\]\n$/.exec(text) ?? [''];
      whole += `${text.slice(0, text.length - note.length)}\n`;
      cursor = next === undefined ? undefined : Number(next);
    }
    const squeeze = (text: string) => text.replace(/\s+/g, ' ');
    const twin = squeeze(await (await get(`${DEMO_PAGE}.md`)).text());
    if (demos === 'source') expect(squeeze(whole)).toBe(twin);
    else expect(whole.length).toBeLessThan(twin.length / 2);
  });

  test('demos: none → neither code nor names of demos; names → the lines that the page shows', async () => {
    const [none, names] = await Promise.all(
      ['none', 'names'].map((demos) => call('get_page', { path: `${DEMO_PAGE}#start-collapsed`, demos })),
    );
    expect(none!.text).not.toMatch(/_demo|```/);
    expect(none!.text).toContain('starts as a column of icons');
    expect(names!.text).toContain('<DashboardLayout\n  defaultSidebarCollapsed\n>');
    expect(names!.text).toContain('Demo DashboardLayoutCollapsed');
  });

  test.each([
    [undefined, 'npm install', /pnpm|yarn/],
    ['pnpm', 'pnpm add', /npm install|yarn/],
    ['yarn', 'yarn add', /npm install|pnpm/],
    ['bun', 'npm install', /pnpm|yarn/],
  ])('package_manager %s → its commands alone, or the first where the page has none', async (manager, command, others) => {
    const { text } = await call('get_page', {
      path: '/toolpad/core/introduction/installation#manual-installation',
      package_manager: manager ?? null,
    });
    const commands = text.match(/```bash\n[^`]*```/g)?.join('\n');
    expect(commands).toContain(command);
    expect(commands).not.toMatch(others);
    expect(text).not.toContain('**pnpm**');
  });

  test.each([
    ['/toolpad/core/react-dashbord-layout', DEMO_PAGE],
    ['/toolpad/nothing', 'No page has this path'],
    ['/toolpad/settings', 'No page has this path'],
    ['../../etc/passwd', 'No page has this path'],
    [`${DEMO_PAGE}#nothing`, '#navigation'],
    ['__proto__', 'No page has this path'],
    ['/', 'https://mui.com/toolpad'],
    ['https://mui.com/material-ui/react-button/', 'of another site'],
    ['https://react.dev/learn', 'of another site'],
    ['https://mui.com@evil.example/toolpad/core', 'of another site'],
    ['www.mui.com/x/react-data-grid', 'of another site'],
    ['github.com/mui/toolpad', 'of another site'],
    ['file:///etc/passwd', 'of another site'],
    ['javascript:alert(1)', 'of another site'],
    [`${DEMO_PAGE}#%E0%A4%A`, '#navigation'],
    ['https://mui.com/toolpad/_demo/DashboardLayoutBasic', 'Call get_demo'],
    ['https://mui.com/toolpad/search?q=dialog', 'Call search_docs'],
    ['/llms.txt', 'Call list_pages'],
    ['x'.repeat(2000), 'No page has this path'],
  ])('%s → an answer that helps: %s', async (path, part) => {
    expect((await call('get_page', { path })).text).toContain(part);
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

describe('get_demo', () => {
  test('every demo has its source in both variants, or is an imitation that nobody may copy', async () => {
    for (const name of demoNames) {
      const [ts, js] = await Promise.all(['TS', 'JS'].map((variant) => call('get_demo', { name, variant })));
      const starts = [ts!.text.slice(0, 7), js!.text.slice(0, 7)];
      if (ts!.text.includes('imitates Toolpad Studio')) expect(name).toMatch(/^Studio/);
      else expect([name, ts!.isError, ...starts]).toEqual([name, false, '```tsx\n', '```jsx\n']);
      for (const { text } of [ts!, js!]) expect(text).not.toMatch(/function useMemoryRouter|small frame|scaffold/);
    }
  });

  test.each([
    'dashboard layout basic',
    'https://mui.com/toolpad/_demo/DashboardLayoutBasic',
    '[Demo](https://mui.com/toolpad/_demo/DashboardLayoutBasic)',
  ])('a name in any spelling, or an address: %s', async (name) => {
    expect((await call('get_demo', { name })).text).toContain('export default function DashboardLayoutBasic');
  });

  test('an unknown one → those like it', async () => {
    const { text, isError } = await call('get_demo', { name: 'DashboardLayoutNothing' });
    expect(isError).toBe(true);
    expect(text).toContain('DashboardLayoutBasic');
  });
});

describe('no answer is longer than clients take', () => {
  test('every page, section and reference stays below 20 KB', async () => {
    for (const path of PAGES) {
      const { text } = await call('get_page', { path });
      expect([path, Buffer.byteLength(text) <= 20_000]).toEqual([path, true]);
      for (const [, id] of text.matchAll(/`#([^`]+)` \(/g)) {
        const section = await call('get_page', { path: `${path}#${id}` });
        expect([path, id, section.isError, Buffer.byteLength(section.text) <= 20_000]).toEqual([path, id, false, true]);
      }
    }
    for (const product of ['core', 'studio', null])
      expect(Buffer.byteLength((await call('list_pages', { product })).text)).toBeLessThanOrEqual(20_000);
  });
});
