import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { workerFolder } from '../../scripts/folders.ts';

/** How an edge cache can fail: what it says to every call. */
export const CACHE_FAULTS = {
  'is full or lost': "() => Promise.reject(new Error('database or disk is full: SQLITE_FULL'))",
  throws: "() => { throw new Error('no cache here'); }",
  'never answers': '() => new Promise(() => {})',
  'hands out rubbish': "() => Promise.resolve(new Response('<p>of another time'))",
};

export type CacheFault = keyof typeof CACHE_FAULTS;

/** The built Worker in a folder of its own, with an edge cache that fails from the start. */
export function workerWithFaultyCache(fault: CacheFault): string {
  const folder = mkdtempSync(join(tmpdir(), 'faulty-cache-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(workerFolder(), folder, { recursive: true });
  renameSync(join(folder, 'index.js'), join(folder, 'site.js'));
  const fail = CACHE_FAULTS[fault];
  writeFileSync(
    join(folder, 'index.js'),
    `import site from './site.js';
const fail = ${fail};
Object.defineProperty(caches, 'default', { value: { match: fail, put: fail, delete: fail } });
export default site;
`,
  );
  return folder;
}
