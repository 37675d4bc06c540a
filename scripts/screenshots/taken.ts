import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { hashOfProject } from './projects.ts';

/** What each walk's project was when its pictures were taken: committed, so that a picture of an earlier listing is found. */
const FILE = 'content/screenshots/taken.json';

/** Hashes of projects, by walk, see `hashOfProject`. Throws when the file is not as it should be. */
export function readTaken(): Record<string, string> {
  return v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(FILE, 'utf8')));
}

/** Notes that a walk's pictures are of its project as it is now. */
export function noteTaken(walk: string, project: string): void {
  const all = { ...readTaken(), [walk]: hashOfProject(project) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
