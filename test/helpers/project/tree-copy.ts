import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
/** What a clone does not have, and what is too large to copy. */
const LEFT_OUT = new Set(['.git', '.data', '.wrangler', 'build', 'node_modules', 'coverage']);

/** Copies the project to a folder of its own, with the same packages; it may be changed. Its name has what people give to folders. Remove it after use. */
export function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), "Harbour's docs "));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  for (const modules of ['node_modules', 'content/demos/node_modules']) symlinkSync(join(ROOT, modules), join(folder, modules));
  return folder;
}
