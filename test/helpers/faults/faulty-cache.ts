import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { copyWorker } from '../project/worker-copy.ts';

/** How an edge cache can fail: what it says to every call. */
export const CACHE_FAULTS = {
  'is full or lost': "() => Promise.reject(new Error('database or disk is full: SQLITE_FULL'))",
  throws: "() => { throw new Error('no cache here'); }",
  'never answers': '() => new Promise(() => {})',
  'hands out rubbish': "() => Promise.resolve(new Response('<p>of another time'))",
};

export type CacheFault = keyof typeof CACHE_FAULTS;

/** The built Worker behind an entry of its own, in a folder that goes with the tests of a file. */
export function workerBehind(entry: string): string {
  const folder = copyWorker(entry);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The built Worker with an edge cache that fails from the start. */
export function workerWithFaultyCache(fault: CacheFault): string {
  return workerBehind(`import site from './site.js';
const fail = ${CACHE_FAULTS[fault]};
Object.defineProperty(caches, 'default', { value: { match: fail, put: fail, delete: fail } });
export default site;
`);
}
