import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workerFolder } from '../../../scripts/shared/folders.ts';

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
