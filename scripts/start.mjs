// The first step of every command, on whatever Node the machine has (20 or newer): installs what is missing, then goes on with the project's own Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

const COMMANDS = { start: 'scripts/serve.ts', dev: 'scripts/dev.ts', test: 'scripts/test.ts' };
const NODE = 'node_modules/node/bin/node';
const MARKER = 'node_modules/.package-lock.json';

const command = process.argv[2] ?? 'start';
if (!Object.hasOwn(COMMANDS, command)) fail(`There is no command \`${command}\`. Use one of ${Object.keys(COMMANDS).join(', ')}.`);

if (!isInstalled()) {
  console.log('Installing packages …');
  run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed. Check the network, then run `npm ci`.',
  );
}
if (!existsSync(NODE)) fail("The project's own Node is missing. Run `npm ci`.");
const { status } = spawnSync(NODE, [COMMANDS[command], ...process.argv.slice(3)], { stdio: 'inherit', env: environment() });
process.exit(status ?? 1);

/** Installed, and not older than the lock file says. */
function isInstalled() {
  if (!existsSync(MARKER) || !existsSync(NODE)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const present = JSON.parse(readFileSync(MARKER, 'utf8')).packages;
  return (
    statSync(MARKER).isFile() &&
    Object.keys(present).every((path) => !wanted[path] || wanted[path].version === present[path].version) &&
    missing(wanted, present) === 0
  );
}

function missing(wanted, present) {
  return Object.entries(wanted).filter(
    ([path, entry]) => path !== '' && !entry.optional && !entry.link && !entry.peer && path.includes('node_modules/') && !present[path],
  ).length;
}

/** The project's tools and its own Node come first on the path. */
function environment() {
  return { ...process.env, PATH: `${process.cwd()}/node_modules/node/bin:${process.cwd()}/node_modules/.bin:${process.env.PATH}` };
}

function run(program, parameters, message) {
  const result = spawnSync(program, parameters, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) fail(message);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
