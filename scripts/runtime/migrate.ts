import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { transform } from 'sucrase';
import { migrationsFolder } from './vars.ts';

/** A file of changes, and its statements. */
export type Migration = { name: string; statements: string[] };

const TRIGGER = /^create\s+(?:temp\w*\s+)?trigger\b/i;

/** A host that no reader asks for: requests to it reach the Worker that migrates. */
const HOST = 'migrations.invalid';

/** All migrations of a folder, in their order. */
export function readMigrations(folder = migrationsFolder()): Migration[] {
  // What editors and Finder leave beside them is none.
  const names = readdirSync(folder).filter((name) => /^\w[\w-]*\.sql$/.test(name));
  return names.sort().map((name) => ({ name, statements: statements(readFileSync(join(folder, name), 'utf8')) }));
}

/** The statements of a migration: each ends with a line. A trigger holds others, and ends with its own `end`. Ours: wrangler's own takes a second to load. */
export function statements(sql: string): string[] {
  const pieces = sql.replace(/^--.*$/gm, '').split(/;\s*(?:\n|$)/);
  const found: string[] = [];
  let trigger = '';
  for (const piece of pieces.map((text) => text.trim()).filter(Boolean)) {
    const text = trigger ? `${trigger};\n${piece}` : piece;
    trigger = TRIGGER.test(text) && !/;\s*end$/i.test(text) ? text : '';
    if (!trigger) found.push(text);
  }
  // One without an end is for the database to refuse.
  return trigger ? [...found, trigger] : found;
}

/**
 * The Worker that brings a database up to date. Miniflare's own way to a database from Node blocks the process for each call,
 * starts a thread for it, which takes as long as all the rest of a start, and for ever when that thread ends early.
 */
export function migrationsWorker(d1Databases: Record<string, string>) {
  const path = join(import.meta.dirname, 'migrations-worker.ts');
  const { code } = transform(readFileSync(path, 'utf8'), { transforms: ['typescript'], disableESTransforms: true });
  return {
    name: 'migrations',
    routes: [`${HOST}/*`],
    modules: [{ type: 'ESModule' as const, path: 'migrations-worker.js', contents: code }],
    bindings: { MIGRATIONS: readMigrations() },
    d1Databases,
  };
}

/** Thrown when a statement of a migration is one that the database does not take, whatever its state. */
export class RefusedMigration extends Error {}

/** Brings the database of a runtime with that Worker up to date. Throws what the database said against it. */
export async function migrate(runtime: Miniflare): Promise<void> {
  const answer = await runtime.dispatchFetch(`http://${HOST}/`);
  if (answer.ok) return;
  const said = await answer.text();
  // The code for a mistake in a statement; a file that is broken, full, or read-only has others (sqlite.org/rescode.html).
  throw said.includes(': SQLITE_ERROR') ? new RefusedMigration(said) : new Error(said);
}
