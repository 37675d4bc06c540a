import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
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

/** Writes a project afresh and returns its folder. Its own files win over those of listings. */
export function writeProject(name: string, mode: Mode): string {
  const folder = join(STUDIO_FOLDER, 'projects', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, private: true }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  for (const page of WALK_THROUGHS[name] ?? []) {
    for (const [file, code] of listingsOf(join(PAGES, page))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    }
  }
  if (existsSync(join(FIXTURES, name))) cpSync(join(FIXTURES, name), folder, { recursive: true });
  if (mode === 'dark') writeFileSync(join(folder, 'toolpad/theme.yml'), DARK_THEME);
  return folder;
}
