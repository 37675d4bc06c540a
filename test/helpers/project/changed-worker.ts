import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { workerFolder } from '../../../scripts/shared/folders.ts';

/** The built Worker in a folder that goes with the tests of a file, its scripts changed. Throws with `what` was to be changed when no script has it. */
export function changedWorker(change: (script: string) => string, what: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let isChanged = false;
  for (const name of readdirSync(workerFolder())) {
    const script = readFileSync(join(workerFolder(), name), 'utf8');
    const changed = change(script);
    isChanged ||= changed !== script;
    writeFileSync(join(folder, name), changed);
  }
  if (!isChanged) throw new Error(`No script of the Worker has ${what}. Compare how the build writes it with what the test looks for.`);
  return folder;
}
