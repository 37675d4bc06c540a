import type { Browser } from 'playwright-core';
import { byTurns } from './by-turns.ts';
import { launchBrowser, newVisit, SLOWDOWN, slowDown } from './open-page.ts';
import { beside, near } from './peer/compare.ts';
import { MOST_DEMOS, WITHOUT_DEMOS } from './peer/pages.ts';
import { type Served, type Sites, untilQuiet } from './peer/serve-sites.ts';
import { forgetPress, pressOn, textOf, untilShown } from './presses.ts';
import { median, type Row } from './table.ts';

const ROUNDS = 7;
const FIRST_QUERY = 'authentication';
const NEXT_QUERY = 'data grid';

type Answer = { dialog: number; first: number; next: number; bytes: number };

/** Search that nobody has pointed at, on a page at rest and a slow processor: its dialog, its first results, and the next ones. */
export async function measureColdSearch({ ours, peer }: Sites): Promise<Row[]> {
  const browser = await launchBrowser();
  const subjects: [Served, string][] = [
    [ours, WITHOUT_DEMOS],
    [ours, MOST_DEMOS],
    [peer, WITHOUT_DEMOS],
  ];
  const answers = await byTurns(subjects, ROUNDS, ([served, path]) => ask(browser, served, path));
  await browser.close();
  const middle = (index: number, part: keyof Answer) => median(answers[index]!.map((answer) => answer[part]));
  const waited = (what: string, part: keyof Answer, ratio: number): Row[] => [
    beside({ what, unit: 'ms', ours: middle(0, part), peer: middle(2, part), reach: { ratio } }),
    near({ what: 'the same on the page with most demos', unit: 'ms', ours: middle(1, part), base: middle(0, part), most: 1.1 }),
  ];
  return [
    ...waited(`search pressed without pointing, until its dialog, ${SLOWDOWN}× slower`, 'dialog', 0.35),
    ...waited('until its first result', 'first', 0.5),
    ...waited('from the next query to its results', 'next', 0.2),
    beside({
      what: 'for the first answer',
      unit: 'KB',
      ours: middle(0, 'bytes') / 1024,
      peer: middle(2, 'bytes') / 1024,
      reach: { most: 75 },
    }),
  ];
}

async function ask(browser: Browser, served: Served, path: string): Promise<Answer> {
  const { search } = served.site;
  const { page, session, context } = await newVisit(browser);
  await page.goto(served.urlOf(path), { waitUntil: 'load' });
  await untilQuiet(served);
  await slowDown(session);
  const before = served.sent.length;
  const dialog = await untilShown(page, () => pressOn(page, search.button), search.field);
  await page.focus(search.field);
  const first = await untilShown(page, () => page.keyboard.insertText(FIRST_QUERY), search.result);
  // What comes after it is for further queries.
  const bytes = served.sent.slice(before).reduce((sum, answer) => sum + answer.bytes, 0);
  const old = await textOf(page, search.result);
  await page.keyboard.press('Control+a');
  await forgetPress(page);
  const next = await untilShown(page, () => page.keyboard.insertText(NEXT_QUERY), search.result, old);
  await context.close();
  return { dialog, first, next, bytes };
}
