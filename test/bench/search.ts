import { chromium } from 'playwright-core';
import { startRuntime } from '../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../scripts/runtime/vars.ts';
import { findChromium } from '../../scripts/shared/find-chromium.ts';
import { freePort } from '../helpers/project/free-port.ts';
import { cpuPerRequest, serve } from './edge.ts';
import { median, type Row } from './table.ts';

const PAGE = '/toolpad/core/introduction/installation';
const SLOWDOWN = 4;
const RUNS = 7;
const DWELL_MS = 100;
const QUERIES = ['hide+sidebar', 'useNotifications', 'dashbord', 'login+with+email+and+password', 'how+to+install+toolpad+core'];

/** As long as queries may be: Chinese characters that make no words, words that no section has, code, and two scripts. */
const LONGEST = [
  Array.from({ length: 200 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20000))).join(''),
  'qwertyui asdfghjk zxcvbnml poiuytre lkjhgfds mnbvcxza '.repeat(4).slice(0, 200),
  'export default function Layout(props) { return <DashboardLayout slots={{ toolbarActions }}><PageContainer>{props.children}'.slice(
    0,
    200,
  ),
  'toast撤销useDialogs弹窗crud数据React页面'.repeat(3),
].map((query) => `${encodeURIComponent(query)}&lang=zh`);

/** What a search costs a reader on a slow machine, and the edge. */
export async function measureSearch(): Promise<Row[]> {
  return [...(await waitingTimes()), ...(await edgeCost())];
}

async function waitingTimes(): Promise<Row[]> {
  const port = await freePort();
  const runtime = await startRuntime({ vars: resolveVars({}), port });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-background-networking'] });
  const samples = { opening: [] as number[], first: [] as number[], next: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // A mouse rests on a button for a moment before it presses.
    await page.locator('header .search').hover();
    await page.waitForTimeout(DWELL_MS);
    samples.opening.push(await page.evaluate(openSearch));
    samples.first.push(await page.evaluate(typeQuery, 'dialog'));
    for (const query of ['sidebar width', 'notif', 'dashbord']) samples.next.push(await page.evaluate(typeQuery, query));
    await context.close();
  }
  await browser.close();
  await runtime.dispose();
  const row = (what: string, values: number[], reach: string): Row => ({ what, measured: `${median(values).toFixed(0)} ms`, reach });
  return [
    row(`search, opened ${DWELL_MS} ms after it is pointed at, 4× slower`, samples.opening, '≤ 400 ms'),
    row('search, from the first query to its results painted, 4× slower', samples.first, '≤ 200 ms'),
    row('search, the same with the next query', samples.next, '≤ 40 ms'),
  ];
}

async function edgeCost(): Promise<Row[]> {
  const site = await serve({});
  const floor = await cpuPerRequest(site, '/robots.txt', 1000);
  const dearest = async (queries: readonly string[]) => {
    const costs: number[] = [];
    for (const query of queries) costs.push((await cpuPerRequest(site, `/toolpad/_edge/search?q=${query}`, 200)) - floor);
    return `${Math.max(...costs).toFixed(2)} ms`;
  };
  const [typical, longest] = [await dearest(QUERIES), await dearest(LONGEST)];
  await site.runtime.dispose();
  return [
    { what: 'search at the edge, CPU of the dearest of five queries', measured: typical, reach: '≤ 8 ms' },
    { what: 'search at the edge, CPU of the dearest query of 200 characters', measured: longest, reach: '≤ 5 ms' },
  ];
}

/** Presses the button, and waits until the dialog has been painted. */
async function openSearch(): Promise<number> {
  const started = performance.now();
  document.querySelector<HTMLElement>('header .search')?.click();
  while (!document.querySelector('dialog[open] input')) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - started;
}

/** Types a query at once, and waits until its results have been painted. */
async function typeQuery(query: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('dialog[open] [role="combobox"]')!;
  const before = document.querySelector('dialog mark')?.closest('[role="option"]')?.id;
  const started = performance.now();
  field.value = query;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  const changed = () => {
    const id = document.querySelector('dialog mark')?.closest('[role="option"]')?.id;
    return id !== undefined && id !== before;
  };
  while (!changed()) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - started;
}
