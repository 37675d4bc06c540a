import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../helpers/project/free-port.ts';
import { beside } from './peer/compare.ts';
import { buildStarlight, STARLIGHT_PAGE, starlight } from './peer/starlight.ts';
import { median, type Row } from './table.ts';

const PAGE = 'content/pages/core/introduction/roadmap.md';
const PAGE_PATH = '/toolpad/core/introduction/roadmap';
const ROUNDS = 3;
const EDITS = 5;
const POLL_MS = 2;

/** How long a build takes, cold, with one page changed and with nothing to do, and how soon an edit of prose is in new HTML. */
export async function measureBuilds(): Promise<Row[]> {
  build();
  // Its text is what the build wrote.
  starlight();
  const ours = { build, page: PAGE, times: noTimes() };
  const peer = { build: buildStarlight, page: STARLIGHT_PAGE, times: noTimes() };
  for (let round = 0; round < ROUNDS; round += 1) for (const site of [ours, peer]) buildThrice(site);
  const row = (what: string, part: keyof Times, most: number) =>
    beside({ what, unit: 's', ours: median(ours.times[part]), peer: median(peer.times[part]), reach: { most } });
  return [
    row('full build, cold', 'cold', 8),
    row('build with one page changed', 'changed', 1),
    row('build with nothing changed', 'again', 2),
    await proseEdit(),
  ];
}

type Times = { cold: number[]; changed: number[]; again: number[] };

const noTimes = (): Times => ({ cold: [], changed: [], again: [] });

type Built = { build: (options?: { cold?: boolean }) => number; page: string; times: Times };

/** Cold, after an edit of a page and after its taking back, and once more; leaves everything as it was. */
function buildThrice({ build: buildSite, page, times }: Built): void {
  times.cold.push(buildSite({ cold: true }));
  const before = readFileSync(page, 'utf8');
  try {
    appendFileSync(page, '\nA sentence of the bench.\n');
    times.changed.push(buildSite());
  } finally {
    writeFileSync(page, before);
  }
  times.changed.push(buildSite());
  times.again.push(buildSite());
}

/** Builds our site by the ordinary command, and returns how long that took, in seconds. */
function build({ cold = false } = {}): number {
  if (cold) rmSync('build', { recursive: true, force: true });
  const started = performance.now();
  const { status, stderr } = spawnSync('node', ['scripts/build.ts'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed. ${stderr}`);
  return (performance.now() - started) / 1000;
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
