import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { failureOf } from '../shared/failure-of.ts';

/** What is made again by itself. */
const THROWN_AWAY = ['cache', 'ratelimit'];
/** What SQLite keeps beside a database. */
const BESIDE = ['', '-wal', '-shm'];

/** What SQLite says of a file that is not a database, or not a whole one (sqlite.org/rescode.html). A full disk and a lack of rights are other matters. */
const BROKEN: ReadonlySet<number> = new Set([11, 26]);

/** Makes a data folder usable: removes caches, and sets broken databases aside. Returns a sentence for each thing that it did. */
export function mendData(folder: string): string[] {
  const removed = THROWN_AWAY.map((name) => join(folder, name)).filter(existsSync);
  for (const path of removed) rmSync(path, { recursive: true });
  return [
    ...removed.map((path) => `The site did not start with ${path}, so that was removed. It fills again by itself.`),
    ...globSync(join(folder, 'd1/**/*.sqlite'))
      .filter(isBroken)
      .map((file) => setAside(folder, file)),
  ];
}

function isBroken(file: string): boolean {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    return database.prepare('pragma quick_check').get()?.quick_check !== 'ok';
  } catch (error) {
    const { errcode = 0 } = failureOf(error);
    // The lower byte is the code, what is above it says more.
    return BROKEN.has(errcode & 0xff);
  }
}

function setAside(folder: string, file: string): string {
  const aside = join(folder, 'broken', new Date().toISOString().replaceAll(':', '-'), dirname(relative(folder, file)));
  mkdirSync(aside, { recursive: true });
  for (const ending of BESIDE) if (existsSync(file + ending)) renameSync(file + ending, join(aside, basename(file) + ending));
  return `The database ${file} is broken, so it was set aside in ${aside}, and a new one begins.
What is left in the old one can be read with \`sqlite3 ${join(aside, basename(file))} .recover\`.`;
}
