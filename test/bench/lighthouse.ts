import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { startRuntime } from '../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../scripts/runtime/vars.ts';
import { findChromium } from '../../scripts/shared/find-chromium.ts';
import { freePort } from '../helpers/project/free-port.ts';
import { startCompressingProxy } from './compressing-proxy.ts';
import { median, type Row } from './table.ts';

const PAGES = { landing: '/toolpad', guide: '/toolpad/core/introduction/installation', component: '/toolpad/core/react-dashboard-layout' };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const RUNS = 3;

type Audit = { scores: Record<string, number>; shift: number; lcp: number; machine: number };

/** Lighthouse's mobile scores: simulated slow 4G and a slowed processor. The medians of several runs. */
export async function measureLighthouse(): Promise<Row[]> {
  const [port, sitePort, debugPort] = [await freePort(), await freePort(), await freePort()];
  const runtime = await startRuntime({ vars: resolveVars({}), port: sitePort, migrations: false });
  const proxy = await startCompressingProxy(port, `http://127.0.0.1:${sitePort}`);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${debugPort}`],
  });
  const rows: Row[] = [];
  const machines: number[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const results: Audit[] = [];
    for (let run = 0; run < RUNS; run += 1) results.push(await audit(`http://127.0.0.1:${port}${path}`, debugPort));
    machines.push(...results.map(({ machine }) => machine));
    const scores = CATEGORIES.map((category) => median(results.map((result) => result.scores[category] ?? 0)));
    const lcp = median(results.map((result) => result.lcp)).toFixed(0);
    const shift = Math.max(...results.map((result) => result.shift));
    rows.push({
      what: `Lighthouse mobile, ${name}`,
      measured: `${scores.join(' · ')} · CLS ${shift} · LCP ${lcp} ms`,
      reach: '≥ 98 · 100 · 100 · 100 · CLS 0',
    });
  }
  await browser.close();
  proxy.close();
  await runtime.dispose();
  // Times of two days can only be compared beside this.
  return [...rows, { what: 'this machine, by Lighthouse’s benchmark index', measured: median(machines).toFixed(0), reach: '' }];
}

async function audit(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}. Run it again.`);
  const { categories, audits, environment } = result.lhr;
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
    machine: environment.benchmarkIndex,
  };
}
