import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { secondSite } from '../helpers/project/second-site.ts';
import { cpuPerRequest, serve } from './edge.ts';
import { syntheticPages } from './synthetic-pages.ts';
import type { Row } from './table.ts';

/** How much smaller the site is that a large one is compared with. */
const STEP = 4;
const WATCH_MS = 50;
const KIB = 1024;

/** How many pages `--pages N` asks for; undefined without it. Throws for what is no number. */
export function pagesAsked(given: string[]): number | undefined {
  const at = given.indexOf('--pages');
  if (at < 0) return undefined;
  const count = Number(given[at + 1]);
  if (!Number.isInteger(count) || count < STEP * 10)
    throw new Error('`--pages` takes how many pages to make, 40 at least: `--pages 1000`.');
  return count;
}

/** What each figure may grow by when the site does. */
const LINEAR = 'linear';
const CONSTANT = 'constant';

/** A synthetic site of so many pages in two languages, beside one of a quarter: what grows with the number of pages, and how. */
export async function measureGrowth(count: number): Promise<Row[]> {
  const small = await measureSite(Math.round(count / STEP));
  const large = await measureSite(count);
  return large.map(({ what, value, unit, grows }, index) => {
    const before = small[index]!.value;
    const most = grows === LINEAR ? STEP : 1.25;
    const shown = (number: number) => `${number.toFixed(unit === 'ms' ? 2 : 1)} ${unit}`;
    return {
      what: `${what}, ${count} pages in two languages (${Math.round(count / STEP)})`,
      measured: `${shown(value)} (${shown(before)})${before > 0 ? `, × ${(value / before).toFixed(2)}` : ''}`,
      reach: `≤ × ${most}`,
      isReached: value <= before * most,
    };
  });
}

type Figure = { what: string; value: number; unit: 's' | 'MB' | 'KB' | 'ms'; grows: typeof LINEAR | typeof CONSTANT };

async function measureSite(count: number): Promise<Figure[]> {
  const { files, entries, path } = syntheticPages(count);
  const folder = secondSite({ files, entries });
  try {
    return await measureIn(folder, path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureIn(folder: string, path: string): Promise<Figure[]> {
  const { seconds, megabytes } = await build(folder);
  const current = join(folder, 'build/current');
  const size = (pattern: string, weigh: (bytes: Uint8Array) => number) =>
    globSync(join(current, pattern)).reduce((sum, file) => sum + weigh(readFileSync(file)), 0) / KIB;
  const index = globSync(join(current, 'assets/toolpad/assets/search/*.json')).map((file) => statSync(file).size / KIB);
  return [
    { what: 'build', value: seconds, unit: 's', grows: LINEAR },
    { what: 'most memory of the build', value: megabytes, unit: 'MB', grows: LINEAR },
    { what: 'Worker script (gzip)', value: size('worker/*.js', (bytes) => gzipSync(bytes).length), unit: 'KB', grows: CONSTANT },
    { what: 'manifest in the Worker', value: size('generated/content.ts', ({ length }) => length), unit: 'KB', grows: CONSTANT },
    { what: 'largest search index of browsers (none: the edge answers)', value: Math.max(0, ...index), unit: 'KB', grows: CONSTANT },
    ...(await edgeCosts(current, path)),
  ];
}

/** Builds a site by the ordinary command: how long it takes, and the most memory that it has at once. */
async function build(cwd: string): Promise<{ seconds: number; megabytes: number }> {
  const { DOCS_BUILD: _, ...env } = process.env;
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/build.ts'], { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, peakMemory(child.pid!));
  }, WATCH_MS);
  const [status] = await once(child, 'exit');
  clearInterval(watch);
  if (status !== 0) throw new Error(`The build failed. ${said}`);
  return { seconds: (performance.now() - started) / 1000, megabytes };
}

/** The most that a process has had in memory (proc(5), status), in megabytes; 0 once it has ended. */
function peakMemory(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
    return Number(kilobytes) / KIB;
  } catch {
    return 0;
  }
}

async function edgeCosts(current: string, path: string): Promise<Figure[]> {
  const built = { worker: join(current, 'worker'), assets: join(current, 'assets') };
  const site = await serve(built);
  const rendering = await serve({ ...built, uncached: true });
  const html = await (await fetch(`http://127.0.0.1:${site.port}${path}`)).text();
  const without = html.replace(/<nav[^>]*id="side-nav"[\s\S]*?<\/nav>/, '');
  const weight = (text: string) => brotliCompressSync(text).length / KIB;
  const cost = (what: string, value: number): Figure => ({ what, value, unit: 'ms', grows: CONSTANT });
  const figures: Figure[] = [
    { what: 'a page’s HTML (brotli)', value: weight(html), unit: 'KB', grows: CONSTANT },
    { what: 'of that, navigation', value: weight(html) - weight(without), unit: 'KB', grows: CONSTANT },
    cost('CPU of a miss', await cpuPerRequest(rendering, path, 100)),
    cost('CPU of a hit', await cpuPerRequest(site, path, 1000)),
    cost('CPU of a search', await cpuPerRequest(site, '/toolpad/_edge/search?q=kalomi+steam', 200)),
  ];
  await Promise.all([site.runtime.dispose(), rendering.runtime.dispose()]);
  return figures;
}
