import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { askAdvisories } from './advisories.ts';
import { writeBill } from './bill-of-materials.ts';
import { unagreedLicenses } from './licenses.ts';
import { lockedThere, readLock, unlocked, unnamedScripts } from './lock-file.ts';

const manifestSchema = v.object({ allowScripts: v.record(v.string(), v.boolean()) });

/** Checks the packages that the project is made with, and lists them. Throws with a sentence for each that must not be used as it is. */
export function auditPackages(): void {
  const lock = readLock();
  const { allowScripts } = v.parse(manifestSchema, JSON.parse(readFileSync('package.json', 'utf8')));
  const advisories = askAdvisories();
  const problems = [...unlocked(lock), ...unnamedScripts(lock, allowScripts), ...unagreedLicenses(lock)];
  if ('unknown' in advisories) console.log(`The registry offers no advisories, so none were looked at: ${advisories.unknown}`);
  else problems.push(...advisories.problems);
  const { file, count } = writeBill();
  console.log(`${count} packages are listed in ${file}.`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const there = lockedThere(lock);
  if (there.length > 0) console.log(`Not locked yet, until a first install on macOS asks for their hashes: ${there.join(', ')}.`);
  console.log('Every other package is locked; all are agreed to, and run no script that is not named.');
}
