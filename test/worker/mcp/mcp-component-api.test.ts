import { Response } from 'miniflare';
import { describe, expect, test } from 'vitest';
import { useAgent } from '../../helpers/agents/agent.ts';
import { watchedAssets } from '../../helpers/worker/assets.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { serviceBindings, replaced } = watchedAssets();
const { get } = useWorker({ serviceBindings });
const { call } = useAgent(get);

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
    ['AppProvider.window', '0.11', 'Toolpad Core 0.11 ·', '| `window` |'],
    ['AppProvider.nonce', '0.16.0', 'Toolpad Core 0.16 ·', '| `nonce` |'],
    ['Crud.rootPath', '0.8', 'Toolpad Core 0.14.0 ·', '> Toolpad Core 0.8 has no Crud. The tables are those of 0.14.'],
    ['Crud.rootPath', 'latest', 'Toolpad Core 0.14.0 ·', '> These docs know no version of Toolpad Core'],
    ['useSession.user', '0.10', 'Toolpad Core 0.14.0 ·', '> This page is not kept by version'],
  ])('the row %s in version %s → says which version it is of', async (name, version, of, line) => {
    const { text, isError } = await call('get_component_api', { name, version });
    expect([isError, text.includes(of), text.includes(line)]).toEqual([false, true, true]);
  });

  test('a row of a page that is taken for another → says so', async () => {
    const { text } = await call('get_component_api', { name: 'List.dataSource' });
    expect(text).toContain('> Toolpad Studio, which is deprecated, has a component of this name too');
  });

  test.each([
    ['useSession', '`useSession` is in Toolpad Core since 0.9.'],
    ['getContext', '- `ServerContext.cookies`: changed in 0.9, Type: '],
  ])('%s in a version → its page, which says since when', async (name, line) => {
    const { text } = await call('get_component_api', { name, version: '0.10' });
    expect(text).toContain(line);
    expect(text).toContain('> This page is not kept by version');
  });

  test.each([
    ['usedialogs', '# useDialogs API'],
    ['<DashboardLayout>', '# DashboardLayout API'],
    ['<DashboardLayout />', '# DashboardLayout API'],
    ['dashboard layout', '# DashboardLayout API'],
    ['nextappprovider', '# NextAppProvider API'],
    ['useDialogs()', '# useDialogs API'],
    ["'@toolpad/core/PageContainer'", '# PageContainer API'],
  ])('%s, as people write it → %s', async (name, title) => {
    expect((await call('get_component_api', { name })).text).toContain(`\n${title}`);
  });

  test('a name that both products have → the one asked for, and a word of the other', async () => {
    expect((await call('get_component_api', { name: 'List' })).text).toContain('ask with product `studio`');
    const studio = await call('get_component_api', { name: 'List', product: 'studio' });
    expect(studio.text).toContain('https://mui.com/toolpad/studio/reference/components/list');
  });

  test('a row alone', async () => {
    const { text } = await call('get_component_api', { name: 'DashboardLayout.defaultSidebarCollapsed' });
    expect(text).toMatch(
      /^> DashboardLayout API · [^\n]+\n\n\| [^\n]+\n\|(?: --- \|)+\n\| `defaultSidebarCollapsed` \(since 0\.8\) \|[^\n]+\n$/,
    );
  });

  test.each([
    ['Navigation', "import type { Navigation } from '@toolpad/core/AppProvider'", '## Navigation {#navigation}'],
    ['DashboardLayoutProps', "import type { DashboardLayoutProps } from '@toolpad/core/DashboardLayout'", '# DashboardLayout API'],
    ['Session', "import type { Session } from '@toolpad/core/AppProvider'", '{#types}'],
    ['useActivePage', "import { useActivePage } from '@toolpad/core/useActivePage'", '](https://mui.com/toolpad/core/'],
  ])('%s, which has no page → where it is imported from, and its section', async (name, line, section) => {
    const { text, isError } = await call('get_component_api', { name });
    expect([isError, text.includes(line), text.includes(section)]).toEqual([false, true, true]);
  });

  test.each([
    [
      { name: 'DataGrid', product: 'core' },
      "Toolpad Core has no `DataGrid`. Use MUI X's: `import { DataGrid } from '@mui/x-data-grid/DataGrid'`",
    ],
    [{ name: 'Button', product: 'core' }, 'Toolpad Studio, which is deprecated, has one: ask with product `studio`.'],
    [
      { name: 'Autocomplete' },
      "Toolpad Core has none; its apps use Material UI's, `import Autocomplete from '@mui/material/Autocomplete'`.",
    ],
    [{ name: 'Snackbar' }, "Use Material UI's: `import Snackbar from '@mui/material/Snackbar'`"],
    [{ name: 'createTheme' }, "Use Material UI's: `import { createTheme } from '@mui/material/styles'`"],
    [{ name: 'useMediaQuery()' }, "Use Material UI's: `import useMediaQuery from '@mui/material/useMediaQuery'`"],
    [{ name: 'GridColDef' }, "Use MUI X's: `import type { GridColDef } from '@mui/x-data-grid'`"],
    [{ name: 'useRouter' }, "Use Next.js's: `import { useRouter } from 'next/navigation'`"],
    [{ name: 'AuthProvider', product: 'studio' }, 'Toolpad Studio has no `AuthProvider`. Toolpad Core has one: ask with product `core`.'],
    [{ name: 'useDialogs', product: 'studio' }, 'Toolpad Core has one: ask with product `core`.'],
    [{ name: 'TanStackRouterAppProvider' }, 'is in Toolpad Core since 0.16.0: 0.14.0, which these docs describe, has none.'],
    [{ name: 'DashboardLayout.renderPageItem' }, '| `renderPageItem` (new in 0.15: not in the version that these pages describe) |'],
  ])('%j, which is elsewhere → %s', async (input, sentence) => {
    const { text, isError } = await call('get_component_api', input);
    expect([isError, text.includes(sentence)]).toEqual([false, true]);
  });

  test.each([
    ['Nothing', 'search_docs'],
    ['constructor', 'search_docs'],
    ['__proto__', 'Unknown API'],
    ['DashbordLayout', 'DashboardLayout'],
    ['hideNavigation', 'Sections with it: https://mui.com/toolpad/core/react-dashboard-layout#hide-navigation'],
    ['DashboardLayout.nothing', 'It has children, branding,'],
  ])('%s → an error that helps: %s', async (name, part) => {
    const { text, isError } = await call('get_component_api', { name });
    expect([isError, text.includes(part)]).toEqual([true, true]);
  });

  test('a reference longer than an answer → in parts, each of which says how to read on', async () => {
    const rows = Array.from({ length: 900 }, (_, index) => `Row ${index} of a long reference.\n\n`).join('');
    replaced.set('/_content/en/toolpad/core/api/crud.brief.json', () => Response.json({ TS: `# Crud API\n\n${rows}` }));
    const parts: string[] = [];
    for (let cursor: number | undefined = 0; cursor !== undefined; ) {
      const { text, isError } = await call('get_component_api', { name: 'Crud', cursor });
      expect(isError).toBe(false);
      const [note, next] = /\n\n\[\d+ more characters: call again with cursor (\d+)\.\]\n$/.exec(text) ?? [''];
      parts.push(text.slice(0, text.length - note.length).trim());
      cursor = next === undefined ? undefined : Number(next);
    }
    replaced.clear();
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join('\n\n')).toBe(`# Crud API\n\n${rows.trim()}`);
  });

  test('a cursor behind the end → an error that says where the text ends', async () => {
    const { text, isError } = await call('get_component_api', { name: 'Crud', cursor: 9_999_999 });
    expect(isError).toBe(true);
    expect(text).toMatch(/^The text ends at \d+\. Send a cursor that an answer named, or none\.$/);
  });
});
