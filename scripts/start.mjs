// The first step of every command, on whatever Node the machine has (20 or newer): installs what is missing, then goes on with the project's own Node.
import { accessSync, constants } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { install } from './start/install.mjs';
import { claimPort } from './start/port.mjs';
import { fail } from './start/say.mjs';
import { supervise } from './start/supervise.mjs';

/** What each command runs, and whether it serves on `PORT`. */
const COMMANDS = {
  start: { file: 'scripts/serve.ts', serves: true },
  dev: { file: 'scripts/dev.ts', serves: true },
  test: { file: 'scripts/test.ts', serves: false },
};

// From wherever it is called, it works on its own project.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const name = process.argv[2] ?? 'start';
if (!Object.hasOwn(COMMANDS, name)) fail(`Unknown command \`${name}\`. Use one of ${Object.keys(COMMANDS).join(', ')}.`);
checkMachine();
const { file, serves } = COMMANDS[name];
if (serves) await claimPort(process.env.PORT ?? '8787');
supervise(await install(), [file, ...process.argv.slice(3)]);

function checkMachine() {
  if (Number.parseInt(process.versions.node, 10) < 20)
    fail(`This is Node ${process.versions.node}, and npm needs 20 or newer here. Install a newer Node, then try again.`);
  try {
    accessSync('.', constants.W_OK);
  } catch {
    fail(`${process.cwd()} cannot be written to. Give yourself the right to write there, or copy the project elsewhere.`);
  }
}
