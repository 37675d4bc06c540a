import { workerBehind } from './faulty-cache.ts';

/** What a request can wish of the database, by this header: it fails; stores, but its answer is lost; or stores when nobody waits any more. */
export const DATABASE_HEADER = 'X-Database';
export type DatabaseFault = 'failing' | 'lost' | 'late';

const ENTRY = `import site from './site.js';
const never = () => new Promise(() => {});
const faults = {
  failing: () => Promise.reject(new Error('down')),
  lost: (run) => run().then(never),
  late: (run) => new Promise((resolve) => setTimeout(resolve, 5200)).then(run),
};
export default {
  fetch(request, env, ctx) {
    const fault = faults[request.headers.get('${DATABASE_HEADER}')];
    if (!fault) return site.fetch(request, env, ctx);
    const batch = (statements) => {
      // The salt is asked for before; the fault is for what is stored.
      if (statements.length !== 2) return env.DB.batch(statements);
      const stored = Promise.withResolvers();
      ctx.waitUntil(stored.promise);
      return fault(() => env.DB.batch(statements).finally(stored.resolve)).finally(stored.resolve);
    };
    return site.fetch(request, { ...env, DB: { prepare: (sql) => env.DB.prepare(sql), batch } }, ctx);
  },
};
`;

/** The built Worker with a database that fails where a request wishes it. */
export function workerWithFaultyDatabase(): string {
  return workerBehind(ENTRY);
}
