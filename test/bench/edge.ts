import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { type Miniflare, Response } from 'miniflare';
import { startRuntime } from '../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../scripts/runtime/vars.ts';
import { freePort } from '../helpers/project/free-port.ts';
import { measureRate } from './http-load.ts';
import { cpuMs, workerdPids } from './process-cpu.ts';
import { median, type Row } from './table.ts';

const TYPICAL = '/toolpad/core/introduction/installation';
const LARGEST = '/toolpad/core/react-dashboard-layout';
const ROUNDS = 5;
/** The least that a Worker with Hono does. */
export const HELLO = `import { Hono } from 'hono'; const app = new Hono(); app.get('*', (c) => c.text('hello')); export default app;`;
/** What Hono needs for an answer with this many bytes and these headers, all of it there beforehand. */
const sameAnswer = (size: number, headers: Headers) =>
  `import { Hono } from 'hono'; const app = new Hono(); const body = new Uint8Array(${size}); const headers = ${JSON.stringify(Object.fromEntries(headers))}; app.get('*', () => new Response(body, { headers })); export default app;`;
/** A bare handler that also asks the edge cache, which the local runtime has to start like any other service. */
const HELLO_FROM_CACHE = `export default { async fetch() { return (await caches.default.match('https://pages.invalid/none')) ?? new Response('hello'); } };`;

/** What the edge costs: a render, the longest document, a hit against a bare handler, and the start before a hit. */
export async function measureEdge(): Promise<Row[]> {
  const hello = await bundleBare('hello', HELLO);
  return [
    ...(await renderCost(hello)),
    await longestCost(hello),
    ...(await hitRatio(hello)),
    await startCost(await bundleBare('hello-from-cache', HELLO_FROM_CACHE)),
  ];
}

/** The binding of development: that it is there turns caching off, so that every request renders. */
const answerNothing = () => new Response(null);

type Served = { runtime: Miniflare; port: number; pids: number[] };

/** The site, or another Worker, behind a port of its own. Dispose of its runtime. */
export async function serve(options: {
  worker?: string;
  assets?: string;
  uncached?: boolean;
  persist?: string;
  vars?: Record<string, string>;
  testBindings?: Record<string, Record<string, number>>;
}): Promise<Served> {
  const port = await freePort();
  const before = new Set(workerdPids());
  const serviceBindings = options.uncached ? { DEV: answerNothing } : undefined;
  const runtime = await startRuntime({
    vars: { ...resolveVars({}), ...options.vars },
    port,
    worker: options.worker,
    assets: options.assets,
    persist: options.persist,
    serviceBindings,
    testBindings: options.testBindings,
  });
  return { runtime, port, pids: workerdPids().filter((pid) => !before.has(pid)) };
}

/** CPU of one request, in milliseconds: the median over rounds of sequential requests. */
export async function cpuPerRequest({ port, pids }: Served, path: string, requests: number): Promise<number> {
  await measureRate({ port, path, requests: Math.ceil(requests / 2), connections: 1 });
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = cpuMs(pids);
    await measureRate({ port, path, requests, connections: 1 });
    rounds.push((cpuMs(pids) - before) / requests);
  }
  return median(rounds);
}

async function renderCost(worker: string): Promise<Row[]> {
  const [site, bare] = [await serve({ uncached: true }), await serve({ worker })];
  const floor = await cpuPerRequest(bare, '/', 2000);
  const typical = (await cpuPerRequest(site, TYPICAL, 300)) - floor;
  const largest = (await cpuPerRequest(site, LARGEST, 300)) - floor;
  await Promise.all([site.runtime.dispose(), bare.runtime.dispose()]);
  return [
    { what: 'render of a typical page on a miss, CPU in workerd', measured: `${typical.toFixed(2)} ms`, reach: '≤ 2 ms' },
    { what: 'render of the largest page on a miss', measured: `${largest.toFixed(2)} ms`, reach: '≤ 5 ms' },
  ];
}

async function longestCost(worker: string): Promise<Row> {
  const [site, bare] = [await serve({}), await serve({ worker })];
  const cost = (await cpuPerRequest(site, '/llms-full.txt', 300)) - (await cpuPerRequest(bare, '/', 2000));
  await Promise.all([site.runtime.dispose(), bare.runtime.dispose()]);
  return { what: 'llms-full.txt, CPU', measured: `${cost.toFixed(2)} ms`, reach: '≤ 1 ms' };
}

async function hitRatio(worker: string): Promise<Row[]> {
  const [site, bare] = [await serve({}), await serve({ worker })];
  const answer = await fetch(`http://127.0.0.1:${site.port}${TYPICAL}`);
  const size = (await answer.arrayBuffer()).byteLength;
  const same = await serve({ worker: await bundleBare('same-answer', sameAnswer(size, answer.headers)) });
  const load = { requests: 6000, connections: 16 };
  const ratios: number[] = [];
  const limits: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const hello = await measureRate({ port: bare.port, path: '/', ...load });
    const hit = await measureRate({ port: site.port, path: TYPICAL, headers: 'Cookie: mui-mode=dark; dense=true\r\n', ...load });
    const limit = await measureRate({ port: same.port, path: '/', ...load });
    // The first round warms them up.
    if (round === 0) continue;
    ratios.push(hit / hello);
    limits.push(limit / hello);
  }
  const [hitCpu, helloCpu] = [await cpuPerRequest(site, TYPICAL, 3000), await cpuPerRequest(bare, '/', 3000)];
  await Promise.all([site, bare, same].map(({ runtime }) => runtime.dispose()));
  const measured = `${median(ratios).toFixed(2)} (CPU ${hitCpu.toFixed(3)} ms against ${helloCpu.toFixed(3)} ms)`;
  return [
    { what: 'requests/s of a hit ÷ requests/s of a bare Hono hello', measured, reach: '≥ 0.65' },
    { what: 'the same of a bare Hono that answers with a hit’s bytes and headers', measured: median(limits).toFixed(2), reach: '' },
  ];
}

/** CPU from the start of the process to the first answer from the kept cache, minus the same of a bare handler that asks the cache too. */
async function startCost(worker: string): Promise<Row> {
  const persist = mkdtempSync('/tmp/bench-cache-');
  const warm = await serve({ persist });
  await fetch(`http://127.0.0.1:${warm.port}${TYPICAL}`).then((response) => response.text());
  await warm.runtime.dispose();
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    costs.push((await firstAnswer({ persist }, TYPICAL)) - (await firstAnswer({ worker }, '/')));
  return { what: 'CPU of start-up before a hit', measured: `${median(costs).toFixed(0)} ms`, reach: '≤ 12 ms' };
}

async function firstAnswer(options: { worker?: string; persist?: string }, path: string): Promise<number> {
  const served = await serve(options);
  await fetch(`http://127.0.0.1:${served.port}${path}`).then((response) => response.text());
  const cost = cpuMs(served.pids);
  await served.runtime.dispose();
  return cost;
}

/** Bundles a Worker to compare with; returns its folder. */
export async function bundleBare(name: string, code: string): Promise<string> {
  const folder = resolve('build', `bench-${name}`);
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd() },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    outdir: folder,
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.js'), outputFiles[0]!.text);
  return folder;
}
