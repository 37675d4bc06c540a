import { spawnSync } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Settings, and what npm says that it installed. */
const SETTINGS = ['*.{json,toml}', 'node_modules/.package-lock.json'];
/** What a build reads. */
const FILES = ['{client,content,public,scripts,worker}/**/*', ...SETTINGS];
/** What client and demos are bundled from, beside the texts of pages. */
const BUNDLED_FILES = ['{client,content/demos,public,scripts,worker}/**/*', ...SETTINGS];

/** A hash of everything that a build is made from: files, packages, the program that runs it, and the history that pages are dated by. */
export function buildInputs(project = '.'): string {
  return hashFiles(createHash('sha256').update(process.version).update(history(project)), FILES, project);
}

/** What the build's own work depends on beside the content: its code, and the packages and program that run it. */
const CODE = ['{client,scripts}/**/*', ...SETTINGS];

/** A hash of everything that makes a build of the content. */
export function codeInputs(project = '.'): string {
  return hashFiles(createHash('sha256').update(process.version), CODE, project);
}

/** Generated modules that only the Worker imports: they change with every page. */
export const WORKER_MODULES: readonly string[] = ['content', 'search', 'assets'];

/** A hash of everything that the client is bundled from, with the modules in the folder `generated` that may be a part of it. */
export function clientInputs(generated: string, project = '.'): string {
  const left = WORKER_MODULES.map((name) => `${name}.ts`);
  const hash = hashFiles(createHash('sha256').update(process.version), ['*'], generated, left);
  return hashFiles(createHash('sha256').update(hash), BUNDLED_FILES, project);
}

/** A hash of everything that the demos are bundled from, with the dictionaries that their words come from. */
export function demoInputs(project = '.'): string {
  return hashFiles(createHash('sha256').update(process.version), [...BUNDLED_FILES, 'content/translations/*'], project);
}

/** What is neither written by hand nor installed. */
const LEFT_OUT = ['content/demos/{build,node_modules}/*', '**/*.tsbuildinfo'];

function hashFiles(hash: Hash, patterns: readonly string[], folder: string, exclude: readonly string[] = []): string {
  for (const name of globSync(patterns, { cwd: folder, exclude: [...LEFT_OUT, ...exclude] }).sort()) {
    const file = join(folder, name);
    if (statSync(file).isFile()) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The last commit of the content, which stands for all before it; nothing where there is no git or no history. */
function history(project: string): string {
  return spawnSync('git', ['log', '-1', '--format=%H', '--', 'content'], { cwd: project, encoding: 'utf8' }).stdout ?? '';
}
