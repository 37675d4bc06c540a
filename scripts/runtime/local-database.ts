import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { migrate } from './migrate.ts';

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>;

/** Hands the database that `npm start` keeps in a folder to `use`, brought up to date; the site may be running. */
export async function withLocalDatabase<T>(persist: string, use: (database: Database) => Promise<T>): Promise<T> {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      modules: [{ type: 'ESModule', path: 'index.js', contents: 'export default { fetch() { return new Response(); } };' }],
      d1Databases: { DB: 'toolpad-docs' },
      resourcePersistencePath: resolve(persist),
    }),
  );
  try {
    const database = await runtime.getD1Database('DB');
    await migrate(database);
    return await use(database);
  } finally {
    await runtime.dispose();
  }
}
