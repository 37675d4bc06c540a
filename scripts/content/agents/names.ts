import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ApiNames, Elsewhere } from '../../../client/shared/agent-guide.ts';
import { plainName } from '../../../client/shared/own-app/plain-name.ts';
import { productOfPath } from '../../../client/shared/product.ts';
import { documentedIn, readVersions } from '../../api/versions/shapes.ts';
import { kebabCase } from '../../shared/kebab-case.ts';
import { apiName } from '../api/api-names.ts';
import { homeOf } from '../api/link-types.ts';

const PACKAGES_FOLDER = 'content/demos/node_modules/@mui';

/** Packages whose components agents look for in these docs: what people call them, and where their own references are. */
const NEIGHBORS = [
  { package: 'Material UI', folder: 'material', docs: 'https://mui.com/material-ui/api/' },
  { package: 'MUI X', folder: 'x-data-grid', docs: 'https://mui.com/x/api/data-grid/' },
  { package: 'MUI X', folder: 'x-date-pickers', docs: 'https://mui.com/x/api/date-pickers/' },
  { package: 'MUI X', folder: 'x-charts', docs: 'https://mui.com/x/api/charts/' },
];

/** Every name that agents may ask the API reference for. */
export function apiNames(paths: readonly string[]): ApiNames {
  const pages = pagesByName(paths);
  const versions = readVersions('core');
  const at = documentedIn(versions, 'core');
  const documented = versions[at]?.facts ?? {};
  const components = componentsOf(documented);
  const subpaths = subpathsOfExports();
  const exports = Object.entries(documented).flatMap(([name, { kind, from = subpaths.get(name) }]) =>
    kind === undefined || pages[plainName(name)]?.core
      ? []
      : [[plainName(name), { name, kind, from: from ? `@toolpad/core/${from}` : '@toolpad/core', home: homeOf(name, components) }]],
  );
  const later = versions.slice(at + 1).flatMap(({ version, facts }) =>
    Object.keys(facts).flatMap((name) => {
      const asked = name.replace(/\.(?:prop|slot|key)\./, '.');
      return Object.hasOwn(documented, name) ? [] : [[plainName(asked), { name: asked, since: version }]];
    }),
  );
  // A name that several versions have is new in the first of them.
  return {
    pages,
    exports: Object.fromEntries(exports),
    later: Object.fromEntries(later.reverse()),
    elsewhere: Object.fromEntries(NEIGHBORS.flatMap(componentsIn).reverse()),
  };
}

function pagesByName(paths: readonly string[]): ApiNames['pages'] {
  const pages: ApiNames['pages'] = {};
  for (const path of paths) {
    const name = apiName(path);
    if (name) pages[plainName(name)] = { ...pages[plainName(name)], [productOfPath(path)]: path };
  }
  return pages;
}

function componentsOf(facts: Record<string, { kind?: string }>): ReadonlySet<string> {
  return new Set(Object.keys(facts).filter((name) => facts[name]?.kind === 'component'));
}

/** Below which name of the documented package each export is declared. */
function subpathsOfExports(): ReadonlyMap<string, string> {
  const folder = 'content/demos/node_modules/@toolpad/core';
  const declared = globSync(`${folder}/[A-Zu]*/*.d.ts`).flatMap((file) => {
    const subpath = file.slice(folder.length + 1).replace(/\/.*/, '');
    const names = readFileSync(file, 'utf8').matchAll(/^export (?:declare )?(?:const|function|interface|type|class) (\w+)/gm);
    return [...names].map(([, name = '']): [string, string] => [name, subpath]);
  });
  return new Map(declared);
}

/** The components of a package, by the folders that they are imported from. */
function componentsIn(neighbor: (typeof NEIGHBORS)[number]): [string, Elsewhere][] {
  const folders = globSync(`${PACKAGES_FOLDER}/${neighbor.folder}/[A-Z]*`).map((path) => basename(path));
  const names = folders.filter((name) => /^[A-Za-z]+$/.test(name));
  return names.map((name) => [
    plainName(name),
    { name, package: neighbor.package, from: `@mui/${neighbor.folder}/${name}`, docs: `${neighbor.docs}${kebabCase(name)}/` },
  ]);
}
