import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Said when the registry has a package in no such version. */
export class UnpublishedError extends Error {}

/**
 * Downloads a package into a folder and unpacks it there; nothing of it is installed or run. Returns the folder of its files.
 * Throws a sentence when it cannot be fetched.
 */
export function unpackPackage(spec: string, folder: string): string {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', spec, '--loglevel', 'error', '--pack-destination', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    const reason = /^npm (?:error|ERR!) code (\w+)/m.exec(stderr)?.[1] ?? 'npm failed';
    if (reason === 'ETARGET' || reason === 'E404') throw new UnpublishedError(`${spec} is not on npm. Type a version that is.`);
    throw new Error(`${spec} cannot be fetched (${reason}). Try again when the registry can be reached.`);
  }
  const tarball = stdout.trim().split('\n').at(-1) ?? '';
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', folder]);
  // Every package of the registry has this folder in its archive.
  return join(folder, 'package');
}

/**
 * Name → configuration of every component in `dist/<Name>.js` of an unpacked package. Its code runs with stand-ins for everything
 * that it imports, so none of its dependencies is needed.
 */
export async function readConfigs(folder: string): Promise<Record<string, unknown>> {
  const names = globSync(join(folder, 'dist', '[A-Z]*.js'))
    .map((file) => basename(file, '.js'))
    .sort();
  const entry = join(folder, 'configs.js');
  const outfile = join(folder, 'bundle', 'configs.mjs');
  mkdirSync(join(folder, 'bundle'), { recursive: true });
  writeFileSync(entry, names.map((name) => `export { default as ${name} } from './dist/${name}.js';\n`).join(''));
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node', plugins: [standIns], logLevel: 'silent' });
  const bundle: Record<string, { config?: unknown }> = await import(pathToFileURL(outfile).href);
  return Object.fromEntries(names.map((name) => [name, bundle[name]?.config]));
}

/** Any import is a function whose properties and results are such functions again; `createComponent` keeps the configuration. */
const STAND_IN = `
const anything = new Proxy(function () {}, {
  get: (target, key) => (key === Symbol.toPrimitive ? () => '' : key === 'prototype' ? target.prototype : key === 'then' ? undefined : anything),
  apply: () => anything,
  construct: () => anything,
});
const named = new Proxy({}, { get: (_, key) => (key === 'createComponent' ? (_component, config) => ({ config }) : anything), has: () => true });
module.exports = Object.setPrototypeOf(() => anything, named);
`;

const standIns: Plugin = {
  name: 'stand-ins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => (kind === 'entry-point' ? undefined : { path, namespace: 'stand-in' }));
    onLoad({ filter: /.*/, namespace: 'stand-in' }, () => ({ contents: STAND_IN, loader: 'js' }));
  },
};
