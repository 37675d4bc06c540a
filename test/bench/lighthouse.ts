import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/shared/find-chromium.ts';
import { freePort } from '../helpers/project/free-port.ts';
import { byTurns } from './by-turns.ts';
import { beside } from './peer/compare.ts';
import { MEDIUM, MOST_DEMOS, SMALL } from './peer/pages.ts';
import type { Sites } from './peer/serve-sites.ts';
import { median, type Row } from './table.ts';

/** One of each type of page. */
const PAGES = {
  'a small guide page': SMALL,
  'a medium guide page': MEDIUM,
  'the landing page': '',
  'the page of a product': '/core',
  'a page of a component': MOST_DEMOS,
  'an API page': '/core/api/dashboard-layout',
  'a page of Studio': '/studio/getting-started',
  'the page for agents': '/agents',
  'the list of changes': '/changes',
  'the privacy page': '/privacy',
};
/** Measured beside the peer's: the first pages. */
const COMPARED = [SMALL, MEDIUM];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const ROUNDS = 3;

type Audit = { scores: Record<string, number>; shift: number; lcp: number; blocked: number; machine: number };

/** How Lighthouse slows a page: `simulate` computes it from a fast load, `devtools` does it. */
type Slowing = 'simulate' | 'devtools';

/** Lighthouse's mobile scores on slow 4G with a slowed processor, and the paint with both really slowed. The medians of several runs. */
export async function measureLighthouse({ ours, peer }: Sites): Promise<Row[]> {
  const debugPort = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${debugPort}`],
  });
  const paths = Object.values(PAGES);
  const measure = async (own: string[], slowing: Slowing) => {
    const urls = [...own.map((path) => ours.urlOf(path)), ...COMPARED.map((path) => peer.urlOf(path))];
    const audits = await byTurns(urls, ROUNDS, (url) => audit(url, debugPort, slowing));
    return { own: audits.slice(0, own.length), others: audits.slice(own.length) };
  };
  const { own, others } = await measure(paths, 'simulate');
  const slowed = await measure(COMPARED, 'devtools');
  await browser.close();
  const names = Object.keys(PAGES);
  return [
    ...others.flatMap((results, page) => besidePeer(names[page]!, own[page]!, results)),
    ...others.map((_, page) => slowedPaint(names[page]!, slowed.own[page]!, slowed.others[page]!)),
    ...own.map((results, page) => scoresOf(names[page]!, results)),
    // Times of two days can only be compared beside this.
    {
      what: 'this machine, by Lighthouse’s benchmark index',
      measured: median([...own, ...others].flat().map(({ machine }) => machine)).toFixed(0),
      reach: '',
    },
  ];
}

function besidePeer(page: string, own: Audit[], others: Audit[]): Row[] {
  return [
    beside({
      what: `Lighthouse mobile, ${page}: performance`,
      unit: 'points',
      ...middleOf(own, others, ({ scores }) => scores.performance ?? 0),
      reach: { least: 100 },
    }),
    beside({
      what: `Lighthouse mobile, ${page}: largest contentful paint, computed`,
      unit: 'ms',
      ...middleOf(own, others, ({ lcp }) => lcp),
      reach: { ratio: 0.85 },
    }),
    beside({
      what: `Lighthouse mobile, ${page}: total blocking time`,
      unit: 'ms',
      ...middleOf(own, others, ({ blocked }) => blocked),
      reach: { most: 10 },
    }),
  ];
}

// Computed, every file that came before the paint counts as waited for; on a fast line those are the files that no paint waits for.
function slowedPaint(page: string, own: Audit[], others: Audit[]): Row {
  const what = `largest contentful paint, ${page}, with network and processor really slowed`;
  return beside({ what, unit: 'ms', ...middleOf(own, others, ({ lcp }) => lcp), reach: { ratio: 0.85 } });
}

function middleOf(own: Audit[], others: Audit[], read: (audit: Audit) => number): { ours: number; peer: number } {
  return { ours: median(own.map(read)), peer: median(others.map(read)) };
}

function scoresOf(page: string, results: Audit[]): Row {
  const scores = CATEGORIES.map((category) => median(results.map((result) => result.scores[category] ?? 0)));
  const lcp = median(results.map((result) => result.lcp)).toFixed(0);
  const shift = Math.max(...results.map((result) => result.shift));
  return {
    what: `Lighthouse mobile, ${page}`,
    measured: `${scores.join(' · ')} · CLS ${shift} · LCP ${lcp} ms`,
    reach: '100 · 100 · 100 · 100 · CLS 0',
    isReached: scores.every((score) => score === 100) && shift === 0,
  };
}

async function audit(url: string, port: number, throttlingMethod: Slowing): Promise<Audit> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES, throttlingMethod });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}. Run it again.`);
  const { categories, audits, environment } = result.lhr;
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
    blocked: audits['total-blocking-time']?.numericValue ?? 0,
    machine: environment.benchmarkIndex,
  };
}
