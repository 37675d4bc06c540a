import { productOfPath } from '../../../client/shared/address/product-of-path.ts';
import type { ApiNames, Export } from '../../../client/shared/agent-guide.ts';
import { plainName } from '../../../client/shared/own-app/plain-name.ts';
import { documentedIn } from '../../api/versions/shapes.ts';
import type { ProjectFiles } from '../../shared/project-files.ts';
import { apiName } from '../api/api-names.ts';
import type { Project } from '../project.ts';
import { homeOf } from '../reference/link-types.ts';
import { elsewhere } from './elsewhere.ts';

/** Every name that agents may ask the API reference for. */
export function apiNames(project: Project, paths: readonly string[]): ApiNames {
  const pages = pagesByName(paths);
  const versions = project.versions('core');
  const at = documentedIn(versions, 'core');
  const documented = versions[at]?.facts ?? {};
  const components = componentsOf(documented);
  const subpaths = subpathsOfExports(project);
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
    exports: Object.fromEntries([...propsOf(components, pages, subpaths), ...exports]),
    later: Object.fromEntries(later.reverse()),
    elsewhere: elsewhere(project),
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

/** Types of props, which the facts of the package name by their component alone. */
function propsOf(components: ReadonlySet<string>, pages: ApiNames['pages'], subpaths: ReadonlyMap<string, string>): [string, Export][] {
  return [...components].flatMap((component) => {
    const name = `${component}Props`;
    const from = subpaths.get(name);
    if (!from || !pages[plainName(component)]?.core) return [];
    return [[plainName(name), { name, kind: 'type', from: `@toolpad/core/${from}`, home: homeOf(name, components) }]];
  });
}

/** Below which name of the documented package each export is declared. */
function subpathsOfExports(files: ProjectFiles): ReadonlyMap<string, string> {
  const folder = 'content/demos/node_modules/@toolpad/core';
  const declared = files.list(`${folder}/[A-Zu]*/*.d.ts`).flatMap((file) => {
    const subpath = file.slice(folder.length + 1).replace(/\/.*/, '');
    const names = files.text(file).matchAll(/^export (?:declare )?(?:const|function|interface|type|class) (\w+)/gm);
    return [...names].map(([, name = '']): [string, string] => [name, subpath]);
  });
  return new Map(declared);
}
