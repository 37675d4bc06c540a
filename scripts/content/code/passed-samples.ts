import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What passed last, beside what the compiler itself remembers. A fresh clone has neither, so nothing is left out there. */
const PASSED = 'build/types/samples-passed';
/** Which packages samples find, and the version of the compiler that checks them. */
const PACKAGES = 'package-lock.json';

/** What samples are, with all that their check depends on, as one short text. */
export function nameOfCheck(...texts: readonly string[]): string {
  const packages = existsSync(PACKAGES) ? readFileSync(PACKAGES, 'utf8') : '';
  return createHash('sha256')
    .update(JSON.stringify([packages, ...texts]))
    .digest('base64url');
}

/** Whether this very check was the last one that passed. */
export function hasPassed(check: string): boolean {
  return existsSync(PASSED) && readFileSync(PASSED, 'utf8') === check;
}

/** Remembers a check that found nothing wrong. */
export function notePassed(check: string): void {
  mkdirSync(dirname(PASSED), { recursive: true });
  writeFileSync(PASSED, check);
}
