import { globSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Dates what `tsc -b` noted back to when it began. It looks only at files that are newer than its notes, and one that was edited while it
 * ran would be older.
 */
export function dateTypeNotes(began: Date, folder = '.'): void {
  const notes = globSync('{build/types,client,client/*}/*.tsbuildinfo', { cwd: folder }).map((file) => join(folder, file));
  for (const file of notes) if (statSync(file).mtime > began) utimesSync(file, began, began);
}
