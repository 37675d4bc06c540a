import { copyFileSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runCommand } from './shared/command.ts';
import { ACCEPTED_PICTURES, CHANGED_PICTURES } from './testing/golden-pictures.ts';

/** Makes the pictures that differed in the last run the ones that later runs compare with; with words, those whose names contain one. */
async function acceptPictures(): Promise<void> {
  const words = process.argv.slice(2);
  const all = globSync(`${CHANGED_PICTURES}/*.webp`);
  if (all.length === 0) throw new Error('No picture differs. Run `npm run test:full -- visual` to compare them.');
  const files = all.filter((file) => words.length === 0 || words.some((word) => basename(file, '.webp').includes(word)));
  if (files.length === 0) throw new Error(`No picture that differs has ${words.join(' or ')} in its name. Look in ${CHANGED_PICTURES}.`);
  mkdirSync(ACCEPTED_PICTURES, { recursive: true });
  for (const file of files.sort()) {
    copyFileSync(file, join(ACCEPTED_PICTURES, basename(file)));
    rmSync(file);
    console.log(`Accepted ${basename(file, '.webp')}.`);
  }
}

await runCommand(acceptPictures);
