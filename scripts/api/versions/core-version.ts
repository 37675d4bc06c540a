import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { COMPILER_OPTIONS } from '../../compiler-options.ts';
import { unpackPackage } from '../studio-package.ts';
import type { Facts } from './delta.ts';
import { readExports } from './read-exports.ts';
import type { Needs, Version } from './shapes.ts';

const PACKAGE = '@toolpad/core';
/** Inside the demos' workspace, where what the package asks for is installed. */
const WORKSPACE = 'content/demos/build';
/** The package's root, and the entries that it does not export again. */
const SUBPATHS = ['', 'nextjs', 'react-router', 'react-router-dom', 'tanstack-router', 'locales'];

const TSCONFIG = {
  compilerOptions: {
    ...COMPILER_OPTIONS,
    types: [],
  },
};

/** Reads the public API of a published version of Toolpad Core out of its archive. Throws a sentence when it cannot be fetched or has no types. */
export function readCoreVersion(version: string): Version {
  mkdirSync(WORKSPACE, { recursive: true });
  const folder = mkdtempSync(join(resolve(WORKSPACE), 'version-'));
  try {
    const home = join(folder, 'node_modules', PACKAGE);
    mkdirSync(join(home, '..'), { recursive: true });
    renameSync(unpackPackage(`${PACKAGE}@${version}`, folder), home);
    const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest;
    if (!manifest.types) throw new Error(`${PACKAGE}@${version} has no types. Add a version that has.`);
    return { version: manifest.version, needs: needsOf(manifest), facts: readFacts(folder, home) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Manifest = {
  version: string;
  types?: string;
  engines?: { node?: string };
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** What a package asks to have beside it. */
function needsOf({ peerDependencies = {}, peerDependenciesMeta = {}, engines }: Manifest): Needs {
  const optional = Object.keys(peerDependenciesMeta).filter((name) => peerDependenciesMeta[name]?.optional);
  return { peers: peerDependencies, optional: optional.sort(), node: engines?.node ?? '*' };
}

function readFacts(folder: string, home: string): Facts {
  const modules = SUBPATHS.filter((subpath) => subpath === '' || existsSync(join(home, subpath, 'index.d.ts'))).map((subpath, at) => {
    const file = join(folder, `entry-${at}.ts`);
    writeFileSync(file, `export * from '${[PACKAGE, subpath].filter(Boolean).join('/')}';\n`);
    return { subpath, file };
  });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...TSCONFIG, files: modules.map(({ file }) => file) }));
  const api = new API({ cwd: folder });
  try {
    return readExports(api.updateSnapshot({ openProjects: [join(folder, 'tsconfig.json')] }).getProjects()[0]!, modules);
  } finally {
    api.close();
  }
}
