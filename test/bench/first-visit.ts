import type { Browser } from 'playwright-core';
import { byTurns } from './by-turns.ts';
import type { Sent } from './compressing-server.ts';
import { launchBrowser, newVisit } from './open-page.ts';
import { beside } from './peer/compare.ts';
import { SMALL } from './peer/pages.ts';
import { type Served, type Sites, untilQuiet } from './peer/serve-sites.ts';
import { median, type Row } from './table.ts';

const ROUNDS = 3;

/** What a first visit brings, and how many kilobytes of it are to be reached. */
const PARTS = [
  ['HTML with CSS', /html|css/, 9],
  ['script', /javascript/, 6],
  ['fonts', /font/, 20],
  ['all', /(?:)/, 40],
] as const;

/** What travels for a small guide page to a reader who has nothing yet, with the heads of the answers. */
export async function measureFirstVisit({ ours, peer }: Sites): Promise<Row[]> {
  const browser = await launchBrowser();
  const [own = [], others = []] = await byTurns([ours, peer], ROUNDS, (served) => visit(browser, served));
  await browser.close();
  const row = (name: string, weigh: (sent: Sent[]) => number, reach?: { most: number }) => {
    const middle = (visits: Sent[][]) => median(visits.map(weigh)) / 1024;
    return beside({ what: `first visit, small guide page: ${name}`, unit: 'KB', ours: middle(own), peer: middle(others), reach });
  };
  const bytesOf = (types: RegExp) => (sent: Sent[]) => sum(sent.filter(({ type }) => types.test(type)).map(({ bytes }) => bytes));
  return [
    ...PARTS.map(([name, types, most]) => row(name, bytesOf(types), { most })),
    // Since HTTP/2 a connection sends each of their lines once.
    row('of that, heads of answers', (sent) => sum(sent.map(({ head }) => head))),
  ];
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

async function visit(browser: Browser, served: Served): Promise<Sent[]> {
  const { page, context } = await newVisit(browser);
  const before = served.sent.length;
  await page.goto(served.urlOf(SMALL), { waitUntil: 'load' });
  await untilQuiet(served);
  await context.close();
  return served.sent.slice(before);
}
