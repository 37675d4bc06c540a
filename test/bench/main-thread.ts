import type { Browser } from 'playwright-core';
import { byTurns } from './by-turns.ts';
import { launchBrowser, newVisit, SLOWDOWN, slowDown } from './open-page.ts';
import { beside } from './peer/compare.ts';
import { MEDIUM, MOST_DEMOS } from './peer/pages.ts';
import { type Served, type Sites, untilQuiet } from './peer/serve-sites.ts';
import { median, type Row } from './table.ts';

const ROUNDS = 5;

/** How long the main thread is at work until a page is at rest, on a slow processor. */
export async function measureMainThread({ ours, peer }: Sites): Promise<Row[]> {
  const browser = await launchBrowser();
  const subjects = [MEDIUM, MOST_DEMOS].flatMap((path): [Served, string][] => [
    [ours, path],
    [peer, path],
  ]);
  const times = await byTurns(subjects, ROUNDS, ([served, path]) => visit(browser, served, path));
  await browser.close();
  return ['a medium page', 'the page with most demos'].map((name, page) =>
    beside({
      what: `main thread, all tasks, ${name}, ${SLOWDOWN}× slower`,
      unit: 'ms',
      ours: median(times[page * 2]!),
      peer: median(times[page * 2 + 1]!),
      reach: { ratio: 0.6 },
    }),
  );
}

async function visit(browser: Browser, served: Served, path: string): Promise<number> {
  const { page, session, context } = await newVisit(browser);
  await session.send('Performance.enable');
  await slowDown(session);
  await page.goto(served.urlOf(path), { waitUntil: 'load' });
  await untilQuiet(served);
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
