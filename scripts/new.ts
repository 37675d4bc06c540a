import { execFileSync } from 'node:child_process';
import { newBlock } from './new/block.ts';
import { applyChange, type Change, stateOf } from './new/change.ts';
import { newDemo } from './new/demo.ts';
import { newEndpoint } from './new/endpoint.ts';
import { newIsland } from './new/island.ts';
import { newPage } from './new/page.ts';
import { newTranslation } from './new/translation.ts';
import { runCommand } from './shared/command.ts';

/** What can be made, by its name. Each throws when the name does not fit. */
const KINDS: Record<string, (name: string) => Change> = {
  page: newPage,
  demo: newDemo,
  block: newBlock,
  island: newIsland,
  endpoint: newEndpoint,
  translation: newTranslation,
};

/** Writes the files of something new with their lines in tables, and says what to do next. Whatever is there stays as it is. */
async function make(): Promise<void> {
  const [what = '', name = '', ...rest] = process.argv.slice(2);
  const kind = Object.hasOwn(KINDS, what) ? KINDS[what] : undefined;
  const usage = `Run \`npm run new -- <what> <name>\`, with one of ${Object.keys(KINDS).join(', ')}.`;
  if (!kind) throw new Error(what ? `\`${what}\` is not something to make. ${usage}` : usage);
  if (!name || rest.length > 0)
    throw new Error(`A ${what} needs one name. CONTRIBUTING.md has an example of each: \`npm run new -- ${what} <name>\`.`);
  const change = kind(name);
  refuse(change, `${what} ${name}`);
  const touched = applyChange(change);
  const code = touched.filter((file) => /\.(?:tsx?|json)$/.test(file));
  if (code.length > 0) execFileSync('biome', ['check', '--write', '--log-level=error', ...code], { stdio: 'inherit' });
  console.log(`${touched.map((file) => `  ${file}`).join('\n')}\n\nNext:`);
  for (const [index, step] of change.next.entries()) console.log(`${index + 1}. ${step}`);
  console.log('\nTo undo it, delete the files that are new and take the new lines out of the others: `git status` shows both.');
}

function refuse(change: Change, name: string): void {
  const state = stateOf(change);
  if (state === 'absent') return;
  if (state === 'complete') throw new Error(`The ${name} is there already. Choose another name, or edit it.`);
  throw new Error(`The ${name}, or a part of it, is there already, so nothing was written. Edit it, choose another name, or write by hand what a new one would have.
There: ${state.has.join(', ')}
A new one would also have: ${state.lacks.join(', ')}`);
}

await runCommand(make);
