// The first step of every command, on whatever Node the machine has (20 or newer): installs what is missing, then runs a script with the
// project's own Node. `--serves` in front of the script says that it takes `PORT`, `--built` that it needs a build.
import { accessSync, constants, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { install } from './start/install.mjs';
import { claimPort } from './start/port.mjs';
import { fail } from './start/say.mjs';
import { supervise } from './start/supervise.mjs';

// From wherever it is called, it works on its own project.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const given = process.argv.slice(2);
const flags = given.slice(
  0,
  given.findIndex((argument) => !argument.startsWith('--')),
);
const [script = '', ...parameters] = given.slice(flags.length);
if (!existsSync(script)) fail(`There is no script \`${script}\`. Use a command of package.json: \`npm run\` lists them.`);
checkMachine();
if (flags.includes('--serves')) await claimPort(process.env.PORT ?? '8787');
const node = await install();
if (flags.includes('--built') && !existsSync('build/current')) await finish(['scripts/build.ts']);
process.exit(await supervise(node, [script, ...parameters]));

/** Runs a script that the next one builds on, and ends with it when it fails. */
async function finish(command) {
  const status = await supervise(node, command);
  if (status !== 0) process.exit(status);
}

function checkMachine() {
  if (Number.parseInt(process.versions.node, 10) < 20)
    fail(`This is Node ${process.versions.node}, and npm needs 20 or newer here. Install a newer Node, then try again.`);
  try {
    accessSync('.', constants.W_OK);
  } catch {
    fail(`${process.cwd()} cannot be written to. Give yourself the right to write there, or copy the project elsewhere.`);
  }
}
