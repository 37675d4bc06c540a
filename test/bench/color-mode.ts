import type { Browser } from 'playwright-core';
import { byTurns } from './by-turns.ts';
import { launchBrowser, newVisit, SLOWDOWN, slowDown } from './open-page.ts';
import { beside } from './peer/compare.ts';
import { WITHOUT_DEMOS } from './peer/pages.ts';
import { type Served, type Sites, untilQuiet } from './peer/serve-sites.ts';
import { forgetPress, untilColored } from './presses.ts';
import { median, type Row } from './table.ts';

const ROUNDS = 3;
/** To and fro, so often in a visit. */
const CHANGES = 6;
/** A list takes letters that come sooner than a second one after the other as one word. */
const PAUSE_MS = 1200;

/** From the key that changes the color mode to the paint that shows it, on a slow processor. */
export async function measureColorMode({ ours, peer }: Sites): Promise<Row[]> {
  const browser = await launchBrowser();
  const [own = [], others = []] = await byTurns([ours, peer], ROUNDS, (served) => changeToAndFro(browser, served));
  await browser.close();
  return [
    beside({
      what: `color mode, from input to paint, ${SLOWDOWN}× slower`,
      unit: 'ms',
      ours: median(own.flat()),
      peer: median(others.flat()),
      reach: { ratio: 0.45 },
    }),
  ];
}

async function changeToAndFro(browser: Browser, served: Served): Promise<number[]> {
  const { shownBy, control, keys } = served.site.colorMode;
  const { page, session, context } = await newVisit(browser);
  await page.goto(served.urlOf(WITHOUT_DEMOS), { waitUntil: 'load' });
  await untilQuiet(served);
  if (shownBy) await page.locator(shownBy).first().click();
  await page.locator(control).focus();
  await untilQuiet(served);
  await slowDown(session);
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    await page.waitForTimeout(PAUSE_MS);
    await forgetPress(page);
    times.push(await untilColored(page, () => page.keyboard.press(keys[change % 2]!)));
  }
  await context.close();
  return times;
}
