import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workerFolder } from '../../scripts/folders.ts';

/** The built Worker in a folder of its own, behind an entry that finds it as `./site.js`; `change` changes its scripts. Remove the folder. */
export function copyWorker(entry: string, change = (script: string) => script): string {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  for (const name of readdirSync(workerFolder())) {
    const copy = join(folder, name === 'index.js' ? 'site.js' : name);
    writeFileSync(copy, change(readFileSync(join(workerFolder(), name), 'utf8')));
  }
  writeFileSync(join(folder, 'index.js'), entry);
  return folder;
}

/** The built Worker in a folder of its own, its scripts changed. Throws with `what` was to be changed when no script has it. */
export function changedWorker(change: (script: string) => string, what: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
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
