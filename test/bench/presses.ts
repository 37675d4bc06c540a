import type { Page } from 'playwright-core';

/** What has not come by then does not come, in milliseconds. */
const LONGEST_MS = 30_000;

declare global {
  interface Window {
    /** When the reader's first press happened, by the page's clock; its handlers may run much later. */
    pressedAt?: number;
    /** Resolves once a frame is painted in which something is so: how long that is after the press, in milliseconds. */
    untilPainted: (isSo: () => boolean) => Promise<number>;
    /** What is waited for now. */
    painted: Promise<number>;
  }
}

/** Notes in every page that is opened from now on when its reader first presses something, or puts text into a field at once. */
export function notePresses(page: Page): Promise<unknown> {
  return page.addInitScript((longest) => {
    const keep = ({ timeStamp }: Event) => {
      window.pressedAt ??= timeStamp;
    };
    for (const type of ['pointerdown', 'keydown', 'beforeinput']) addEventListener(type, keep, { capture: true });
    window.untilPainted = async (isSo) => {
      const started = performance.now();
      do {
        if (performance.now() - started > longest) throw new Error(`${location.href} shows no answer to a press.`);
        await new Promise(requestAnimationFrame);
      } while (!isSo());
      // The frame in which it is so is painted before the next task.
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - (window.pressedAt ?? Number.NaN);
    };
  }, LONGEST_MS);
}

/** The next press is a first one again. */
export function forgetPress(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    window.pressedAt = undefined;
  });
}

/** Presses where the middle of something is, without pointing there before. */
export async function pressOn(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`There is no ${selector} to press. Correct its selector in the bench.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** From the first press until something that a selector finds is painted, with another text than `before`, in milliseconds. */
export async function untilShown(page: Page, press: () => Promise<unknown>, selector: string, before = ''): Promise<number> {
  // Watched from before the press: asking afterwards would take a time of its own.
  await page.evaluate(
    ({ wanted, old }) => {
      window.painted = window.untilPainted(() => {
        const found = [...document.querySelectorAll(wanted)].filter((element) => element.getClientRects().length > 0);
        return found.length > 0 && (old === '' || found.map(({ textContent }) => textContent).join('\n') !== old);
      });
    },
    { wanted: selector, old: before },
  );
  await press();
  return page.evaluate(() => window.painted);
}

/** The text of all that a selector finds, as `untilShown` compares it. */
export function textOf(page: Page, selector: string): Promise<string> {
  return page.evaluate((wanted) => {
    const found = [...document.querySelectorAll(wanted)].filter((element) => element.getClientRects().length > 0);
    return found.map(({ textContent }) => textContent).join('\n');
  }, selector);
}

/** From the press until the page is painted on another ground, in milliseconds. */
export async function untilColored(page: Page, press: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const ground = () => [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor).join();
    const before = ground();
    window.painted = window.untilPainted(() => ground() !== before);
  });
  await press();
  return page.evaluate(() => window.painted);
}
