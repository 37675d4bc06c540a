import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build reads: the project's folders, its settings, and what npm says that it installed. */
const FILES = ['{client,content,public,scripts,worker}/**/*', '*.{json,toml}', 'node_modules/.package-lock.json'];

/** A hash of everything that a build is made from: files, packages, the program that runs it, and the history that pages are dated by. */
export function buildInputs(project = '.'): string {
  const hash = createHash('sha256').update(process.version).update(history(project));
  for (const name of globSync(FILES, { cwd: project, exclude: ['content/demos/node_modules/*'] }).sort()) {
    const file = join(project, name);
    if (statSync(file).isFile()) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The last commit of the content, which stands for all before it; nothing where there is no git or no history. */
function history(project: string): string {
  return spawnSync('git', ['log', '-1', '--format=%H', '--', 'content'], { cwd: project, encoding: 'utf8' }).stdout ?? '';
}
