import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { migrate, migrationsWorker } from './migrate.ts';
import { localDatabase } from './vars.ts';

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>;

/** Hands the database that `npm start` keeps in a folder to `use`, brought up to date; the site may be running. */
export async function withLocalDatabase<T>(persist: string, use: (database: Database) => Promise<T>): Promise<T> {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      workers: [migrationsWorker(localDatabase())],
      resourcePersistencePath: resolve(persist),
    }),
  );
  try {
    await migrate(runtime);
    return await use(await runtime.getD1Database('DB'));
  } finally {
    await runtime.dispose();
  }
}
