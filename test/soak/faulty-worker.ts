import { copyWorker } from '../helpers/project/worker-copy.ts';

/*
 * What goes wrong, of a hundred calls each. A cache that says nothing at all costs a reader half a second, and so is rare: the times of pages
 * are to show how they fare beside it.
 */
const ENTRY = `import { waitUntil } from 'cloudflare:workers';
import site from './site.js';
const cache = caches.default;
const never = () => new Promise(() => {});
const isOneOf = (share) => Math.random() * 100 < share;

const ask = (run) => {
  if (isOneOf(5)) return Promise.reject(new Error('database or disk is full: SQLITE_FULL'));
  if (isOneOf(0.2)) return never();
  return run();
};
Object.defineProperty(caches, 'default', {
  value: { match: (key) => ask(() => cache.match(key)), put: (key, answer) => ask(() => cache.put(key, answer)) },
});

const faultyDatabase = (database) => ({
  prepare: (sql) => database.prepare(sql),
  batch: (statements) => {
    if (isOneOf(10)) return Promise.reject(new Error('D1_ERROR: down'));
    const stored = database.batch(statements);
    if (!isOneOf(5)) return stored;
    waitUntil(stored);
    return never();
  },
});

// One for all requests, as the platform's is: the site reads its variables once.
let faulty;
export default {
  fetch(request, env, ctx) {
    faulty ??= { ...env, DB: faultyDatabase(env.DB) };
    return site.fetch(request, faulty, ctx);
  },
};
`;

/** The built Worker with a cache and a database that fail at random, as a build with this name. Remove the folder. */
export function faultyWorker(ownId: string, buildId: string): string {
  return copyWorker(ENTRY, (script) => script.replaceAll(ownId, buildId));
}
