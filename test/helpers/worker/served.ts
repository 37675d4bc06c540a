import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../project/free-port.ts';

/** A site that `npm start` serves, with the processes of its tree, first to last. */
export type Served = { port: number; output: () => string; npm: number; first: number; leader: number; workerd: number };

/** A busy machine takes its time to start four processes, in milliseconds. */
export const START_MS = 60_000;

/** Starts the site by npm with the build at hand and data of its own, in this folder or a copy. What is left of it ends with the test. */
export async function startByNpm(environment: Record<string, string> = {}, folder = '.'): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'served-'));
  const port = Number(environment.PORT ?? (await freePort()));
  const env = { ...process.env, PORT: String(port), DOCS_DATA: data, ...environment };
  const npm = spawn('npm', ['start'], { cwd: folder, detached: true, env });
  const output = outputOf(npm);
  const tree = [npm.pid!];
  onTestFinished(() => {
    for (const pid of tree) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });
  await expect.poll(output, { timeout: START_MS }).toContain(`Ready on http://127.0.0.1:${port}`);
  while (tree.length < 4) tree.push(childOf(tree.at(-1)!));
  const [, first = 0, leader = 0, workerd = 0] = tree;
  return { port, output, npm: npm.pid!, first, leader, workerd };
}

/** Everything that a process has said so far. */
function outputOf(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return () => text;
}

/** The processes that are left of a tree. */
export function leftOf({ npm, first, leader, workerd }: Served): string[] {
  const alive = Object.entries({ npm, first, leader, workerd }).filter(([, pid]) => isAlive(pid));
  return alive.map(([name]) => name);
}

/** The newest child: esbuild's, which a start with a build never has, would come first. */
function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').at(-1));
}

/** Whether a process runs; one that ended and was not waited for does not. */
export function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
