import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEMOS_FOLDER, type Demo } from './find-demos.ts';

/** Modules by the file that edited code fetches them in: what belongs together is fetched together. */
export type LiveGroups = Record<string, string[]>;

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@emotion/react', '@emotion/styled'];
const MATERIAL = '@mui/material';
const ICONS = '@mui/icons-material';
const KIT = '@toolpad/core';

/** Parts of Material UI that stand beside its components. */
const MATERIAL_TOOLS = [
  'styles',
  'colors',
  'utils',
  'useMediaQuery',
  'useScrollTrigger',
  'usePagination',
  'useAutocomplete',
  'transitions',
];
/** Needs a page's own script or a server. */
const LEFT_OUT = ['InitColorSchemeScript', 'OverridableComponent', 'PigmentContainer', 'PigmentGrid', 'PigmentStack'];
/** Packages of the kit that need a server of their own. */
const KIT_LEFT_OUT = ['nextjs', 'internal', 'shared', 'esm', 'modern', 'react-router'];

/** Everything that edited code may import: React, Material UI and the kit whole, of other packages what demos import. */
export function liveGroups(demos: readonly Demo[]): LiveGroups {
  const imported = importedBy(demos);
  const groups: LiveGroups = {
    react: REACT,
    material: [MATERIAL, ...foldersOf(MATERIAL, isMaterialModule).map((name) => `${MATERIAL}/${name}`)],
    icons: imported.filter((specifier) => specifier.startsWith(`${ICONS}/`)),
    kit: [KIT, ...foldersOf(KIT, (name) => !KIT_LEFT_OUT.includes(name)).map((name) => `${KIT}/${name}`)],
  };
  const known = new Set(Object.values(groups).flat());
  for (const specifier of imported) {
    const name = groupName(specifier);
    if (!known.has(specifier)) groups[name] = [...(groups[name] ?? []), specifier];
  }
  return groups;
}

/** The module that exports a group's modules by name. */
export function groupModule(specifiers: string[]): string {
  const imports = specifiers.map((specifier, index) => `import * as m${index} from '${specifier}';\n`);
  const entries = specifiers.map((specifier, index) => `'${specifier}': m${index}`);
  return `${imports.join('')}export const modules = {\n${entries.join(',\n')}\n};\n`;
}

/** What demos import for its values. */
function importedBy(demos: readonly Demo[]): string[] {
  const sources = demos.flatMap(({ stylings }) => Object.values(stylings));
  const imports = sources.flatMap(({ code }) => [...code.matchAll(/^import (?!type\b)[^'"]*'([^'./][^']*)'/gm)]);
  return [...new Set(imports.map(([, specifier = '']) => specifier))].filter((specifier) => !specifier.endsWith('.css')).sort();
}

/** `@mui/x-data-grid` → `x-data-grid`. */
function groupName(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? name : scope;
}

function isMaterialModule(name: string): boolean {
  return MATERIAL_TOOLS.includes(name) || (/^[A-Z]/.test(name) && !LEFT_OUT.includes(name));
}

function foldersOf(name: string, isWanted: (folder: string) => boolean): string[] {
  const folder = join(DEMOS_FOLDER, 'node_modules', name);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'index.js')) && isWanted(entry.name))
    .map((entry) => entry.name);
}
