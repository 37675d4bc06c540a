import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ProjectFiles } from '../../shared/project-files.ts';

/** What passed last, beside what the compiler itself remembers. A fresh clone has neither, so nothing is left out there. */
const PASSED = 'build/types/samples-passed';
/** Which packages samples find, and the version of the compiler that checks them. */
const PACKAGES = 'package-lock.json';

/** What samples are, with all that their check depends on, as one short text. */
export function nameOfCheck(files: ProjectFiles, ...texts: readonly string[]): string {
  const packages = files.has(PACKAGES) ? files.text(PACKAGES) : '';
  return createHash('sha256')
    .update(JSON.stringify([packages, ...texts]))
    .digest('base64url');
}

/** Whether this very check was the last one that passed. */
export function hasPassed(files: ProjectFiles, check: string): boolean {
  return files.has(PASSED) && files.text(PASSED) === check;
}

/** Remembers a check that found nothing wrong. */
export function notePassed(files: ProjectFiles, check: string): void {
  mkdirSync(dirname(files.at(PASSED)), { recursive: true });
  writeFileSync(files.at(PASSED), check);
}
