import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listingsOf } from './listings.ts';
import { STUDIO_FOLDER } from './product.ts';

/** Files written for the pictures alone, one folder a project. */
const FIXTURES = 'content/screenshots';
const PAGES = 'content/pages/studio';
const TSCONFIG = { compilerOptions: { jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler', target: 'es2022' } };

/** Projects that are, or begin with, the listings of a page: what readers write is what is shown. */
const WALK_THROUGHS: Record<string, string[]> = {
  'open-orders': ['../studio.md'],
  'dog-app': ['getting-started/first-app.md'],
  'npm-stats': ['examples/npm-stats.md'],
  'basic-crud-app': ['examples/basic-crud-app.md'],
  'qr-generator': ['examples/qr-generator.md'],
  cube: ['how-to-guides/cube-component.md'],
  guides: ['how-to-guides/customize-datagrid.md', 'how-to-guides/delete-datagrid-row.md', 'how-to-guides/map-display.md'],
};

/** The mode of an app, which its theme sets. */
export type Mode = 'light' | 'dark';

const DARK_THEME = 'apiVersion: v1\nkind: theme\nspec:\n  options:\n    palette:\n      mode: dark\n';

/** Writes a project afresh and returns its folder. */
export function writeProject(name: string, mode: Mode): string {
  const folder = join(STUDIO_FOLDER, 'projects', name);
  rmSync(folder, { recursive: true, force: true });
  const settings = { 'package.json': JSON.stringify({ name, private: true }), 'tsconfig.json': JSON.stringify(TSCONFIG) };
  const theme: Record<string, string> = mode === 'dark' ? { 'toolpad/theme.yml': DARK_THEME } : {};
  for (const [file, text] of Object.entries({ ...settings, ...filesOf(name), ...theme })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** Changes with what a project's pictures show: the listings of pages, and files written for the pictures. */
export function hashOfProject(name: string): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(filesOf(name)).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
    .slice(0, 16);
}

/** The files of a project, by path. Its own win over those of listings. */
function filesOf(name: string): Record<string, string> {
  const listings = (WALK_THROUGHS[name] ?? []).flatMap((page) => [...listingsOf(join(PAGES, page))]);
  const folder = join(FIXTURES, name);
  const own = globSync('**/{*.*,.*}', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
  return Object.fromEntries([...listings, ...own]);
}
