import type { Miniflare } from 'miniflare';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../helpers/browser/browser.ts';
import { hardCodedWords, pseudoWorker, withBrackets } from '../helpers/html/pseudo-language.ts';
import { freePort } from '../helpers/project/free-port.ts';
import { startWorker } from '../helpers/worker/worker.ts';

const { open } = useBrowser();
let runtime: Miniflare;
let baseURL: string;
beforeAll(async () => {
  const port = await freePort();
  baseURL = `http://127.0.0.1:${port}`;
  runtime = await startWorker({ port, worker: pseudoWorker() });
});
afterAll(() => runtime.dispose());

/** Puts the words that scripts bring along in brackets as well. */
async function bracketScripts(page: Page): Promise<void> {
  await page.route('**/toolpad/assets/chunks/*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withBrackets(await answer.text()) });
  });
}

const pressed = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
};

test.each([
  ['the settings drawer', '/zh/toolpad/core/introduction', 1440, pressed('[data-island="settings"] a'), '[role="dialog"]'],
  ['the search dialog', '/zh/toolpad/core/introduction', 1440, pressed('header .search'), 'a[role="option"]'],
  ['the drawer of the tree', '/zh/toolpad/core/introduction', 390, pressed('header .menu'), '#side-nav:popover-open'],
  ['the list of headings', '/zh/toolpad/core/introduction', 390, pressed('#toc-row'), '#toc:popover-open'],
  ['the language menu', '/zh/toolpad/core/introduction', 1440, pressed('#language-menu summary'), '#language-menu details[open]'],
  [
    'the source of a demo',
    '/zh/toolpad/core/react-dashboard-layout',
    1440,
    pressed('[data-do="source"]'),
    '[data-do="source"][aria-expanded="true"]',
  ],
  ['the editor of a demo', '/zh/toolpad/core/react-dashboard-layout', 1440, pressed('[data-do="edit"]'), '.cm-content'],
  [
    'the theme builder',
    '/zh/toolpad/core/theme-builder',
    1440,
    pressed('[data-island="theme-builder"]'),
    '[data-island="theme-builder"] input',
  ],
])('%s → every word comes from the dictionary', async (_, path, width, use, shown) => {
  const { page } = await open(baseURL + path, { viewport: { width, height: 900 }, prepare: bracketScripts });
  await use(page);
  await page.locator(shown).first().waitFor();
  const html = await page.content();
  expect(html.split('⟦').length).toBeGreaterThan(20);
  expect(hardCodedWords(html)).toEqual([]);
});
