import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { COMPILER_OPTIONS } from '../../bundling/compiler-options.ts';
import type { ProjectFiles } from '../../shared/project-files.ts';
import { unpackPackage } from '../studio-package.ts';
import type { Facts } from './delta.ts';
import { readExports } from './read-exports.ts';
import type { Needs } from './shapes.ts';

/** Inside the demos' workspace, where what the packages ask for is installed. */
const WORKSPACE = 'content/demos/build';

const TSCONFIG = { compilerOptions: { ...COMPILER_OPTIONS, types: [] } };

export type Manifest = {
  version: string;
  types?: string;
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** A package as it was published, in a scratch folder from which its types resolve. */
export type Unpacked = { folder: string; home: string; manifest: Manifest };

/** Fetches packages in one version, lets them be read, and throws them away. The first one is handed over. Throws a sentence when one cannot be fetched. */
export async function withPackages<T>(
  files: ProjectFiles,
  [first, ...others]: readonly [string, ...string[]],
  version: string,
  read: (unpacked: Unpacked) => T | Promise<T>,
): Promise<T> {
  const workspace = resolve(files.at(WORKSPACE));
  mkdirSync(workspace, { recursive: true });
  const folder = mkdtempSync(join(workspace, 'version-'));
  try {
    const home = unpackInto(folder, first, version);
    for (const other of others) unpackInto(folder, other, version);
    const manifest: Manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    return await read({ folder, home, manifest });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Where a package stands among those of a scratch folder. */
export function homeOf(folder: string, name: string): string {
  return join(folder, 'node_modules', name);
}

function unpackInto(folder: string, name: string, version: string): string {
  const home = homeOf(folder, name);
  mkdirSync(dirname(home), { recursive: true });
  renameSync(unpackPackage(`${name}@${version}`, folder), home);
  return home;
}

/** What a package asks to have beside it. */
export function needsOf({ peerDependencies = {}, peerDependenciesMeta = {}, engines }: Manifest): Needs {
  const optional = Object.keys(peerDependenciesMeta).filter((name) => peerDependenciesMeta[name]?.optional);
  return { peers: peerDependencies, optional: optional.sort(), node: engines?.node ?? '*' };
}

/** What a package exports from its root, which is the empty subpath, and from others of its subpaths as far as it has them. */
export function readTypes(
  { folder, home }: Unpacked,
  name: string,
  subpaths: readonly string[],
  typesOf: (subpath: string) => string,
): Facts {
  const modules = subpaths
    .filter((subpath) => subpath === '' || existsSync(join(home, typesOf(subpath))))
    .map((subpath, at) => {
      const file = join(folder, `entry-${at}.ts`);
      writeFileSync(file, `export * from '${[name, subpath].filter(Boolean).join('/')}';\n`);
      return { subpath, file };
    });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...TSCONFIG, files: modules.map(({ file }) => file) }));
  const api = new API({ cwd: folder });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(folder, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error(`TypeScript opened no project in ${folder}.`);
    return readExports(project, modules);
  } finally {
    api.close();
  }
}
