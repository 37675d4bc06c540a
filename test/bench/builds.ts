import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../helpers/project/free-port.ts';
import { median, type Row } from './table.ts';

const PAGE = 'content/pages/core/introduction/roadmap.md';
const PAGE_PATH = '/toolpad/core/introduction/roadmap';
const EDITS = 5;
const POLL_MS = 2;

/** How long a build takes, cold and with nothing to do, and how soon an edit of prose is in new HTML. */
export async function measureBuilds(): Promise<Row[]> {
  return [build('full build, cold', '≤ 8 s', true), build('build with nothing changed', '≤ 2 s'), await proseEdit()];
}

function build(what: string, reach: string, isCold = false): Row {
  if (isCold) rmSync('build', { recursive: true, force: true });
  const started = performance.now();
  const { status, stderr } = spawnSync('node', ['scripts/build.ts'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed. ${stderr}`);
  return { what, measured: `${((performance.now() - started) / 1000).toFixed(1)} s`, reach };
}

/** From saving a page to the first answer that has the change, over several edits. */
async function proseEdit(): Promise<Row> {
  const port = await freePort();
  const before = readFileSync(PAGE, 'utf8');
  const session = spawn('node', ['scripts/dev/session.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((resolve) => session.stdout.on('data', (text) => String(text).includes('Ready') && resolve()));
    const times: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      const started = performance.now();
      appendFileSync(PAGE, `\nEdit number ${edit} of the bench.\n`);
      while (!(await html(port)).includes(`Edit number ${edit} `)) await wait(POLL_MS);
      times.push(performance.now() - started);
    }
    return { what: 'edit of prose, from save to new HTML', measured: `${median(times).toFixed(0)} ms`, reach: '≤ 300 ms' };
  } finally {
    writeFileSync(PAGE, before);
    session.kill('SIGTERM');
  }
}

async function html(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}${PAGE_PATH}`)).text();
}
