import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { APP_PAGES, type OwnApp } from '../../../../client/shared/own-app/own-app.ts';
import { folderName, ownProject } from '../../../../client/shared/own-app/own-app-project.ts';

const code = readFileSync('content/demos/dashboard-layout/overview/system/index.tsx', 'utf8');
const title = 'DashboardLayoutOverview demo - Toolpad';
const files = {
  'src/Demo.tsx': code,
  'index.html': `<title>${title}</title>`,
  'package.json': '{\n  "name": "dashboard-layout-overview",\n  "private": true\n}\n',
  'vite.config.js': 'export default {};\n',
};
const app: OwnApp = { name: `Rosa's <Café>`, primary: 'teal', menu: APP_PAGES };
const own = (changes: Partial<OwnApp> = {}) => ownProject({ title, file: 'src/Demo.tsx', files, parameters: '' }, { ...app, ...changes });
const demoOf = (changes: Partial<OwnApp>) => own(changes).files['src/Demo.tsx']!;

describe('a project of the reader\u2019s own', () => {
  test('has the name where each file can hold it, and nothing else is changed', () => {
    const { files: made, title: name } = own();
    expect(name).toBe(`Rosa's <Café>`);
    expect(made['src/Demo.tsx']).toContain(String.raw`branding={{ title: 'Rosa\'s <Café>' }}`);
    expect(made['index.html']).toBe(`<title>Rosa's &#60;Café&#62;</title>`);
    expect(made['package.json']).toContain('"name": "rosa-s-cafe",\n  "private": true');
    expect(made['vite.config.js']).toBe(files['vite.config.js']);
    expect(made['src/Demo.tsx']).toContain(
      "    light: { palette: { primary: { main: '#00796b' } } },\n    dark: { palette: { primary: { main: '#80cbc4' } } },\n",
    );
  });

  test.each(APP_PAGES)('without %s has no such page and no import for it, and all others', (page) => {
    const menu = APP_PAGES.filter((one) => one !== page);
    const [all, less] = [demoOf({}), demoOf({ menu })];
    expect(all).toContain(`segment: '${page}'`);
    expect(less).not.toContain(`segment: '${page}'`);
    for (const other of [...menu, 'dashboard', 'returns', 'integrations']) expect(less).toContain(`segment: '${other}'`);
    const icons = [...less.matchAll(/^import (\w+Icon)/gm)].map(([, icon]) => icon);
    expect(icons).toHaveLength([...all.matchAll(/^import \w+Icon/gm)].length - 1);
    expect(less.split('{').length).toBe(less.split('}').length);
  });
});

test.each([
  ['Acme Admin', 'acme-admin'],
  [`Rosa's "Café"`, 'rosa-s-cafe'],
  ['../../etc', 'etc'],
  ['متجر الميناء', 'my-app'],
  ['👩‍👩‍👧‍👦', 'my-app'],
  ['; rm -rf $HOME', 'rm-rf-home'],
])('the folder of %s is %s', (name, folder) => {
  expect(folderName(name)).toBe(folder);
});
