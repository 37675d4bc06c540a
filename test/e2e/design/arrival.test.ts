import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';
import { freePort } from '../../helpers/project/free-port.ts';

const { open, url } = useBrowser();

const PAGES = [
  '/toolpad',
  '/zh/toolpad',
  '/toolpad/core',
  '/toolpad/studio',
  '/toolpad/core/introduction',
  '/toolpad/core/react-dashboard-layout',
  '/toolpad/core/api/dashboard-layout',
];

/** Takes what the first window shows of a part of the page away again, from its end to its start; returns what moved when what follows it went. Runs in the page. */
function moved(part: 'main' | 'header'): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && (element.textContent?.trim() || element.querySelector('svg'));
  const shown = [...document.querySelectorAll(`${part} *`)].filter(
    (element) => isSeen(element) && element.getBoundingClientRect().top < innerHeight && getComputedStyle(element).display !== 'inline',
  );
  for (let element = shown.at(-1)!; !element.matches(part); element = element.parentElement!)
    while (element.nextSibling) element.nextSibling.remove();
  const found: string[] = [];
  const nameOf = (element: Element) => element.outerHTML.slice(0, 80);
  while (shown.length > 1) {
    const places = shown.map((element) => element.getBoundingClientRect());
    const gone = shown.pop()!;
    // A box may grow around what arrives in it; its other parts may not move.
    const others = [...shown.entries()].filter(([, element]) => !element.contains(gone));
    gone.remove();
    for (const [index, element] of others) {
      const { x, y } = element.getBoundingClientRect();
      // In the text, what ends at the end of a bar, or shares its line with a taller button, moves by itself.
      const by = [element.matches('header *, td, th') ? x - places[index]!.x : 0, y - places[index]!.y];
      if (by.some((px) => Math.abs(px) > 4) && isSeen(element)) found.push(`${nameOf(element)} by ${by} without ${nameOf(gone)}`);
    }
  }
  return found;
}

/** The page as it arrives, before a script adds to it. */
const withoutScripts = (page: Page) => page.route('**/*.js', (route) => route.abort());

test.each(PAGES)('%s arrives from its start to its end: what follows moves nothing', async (path) => {
  for (const width of [390, 900, 1440]) {
    const { page } = await open(path, { viewport: { width, height: 900 }, prepare: withoutScripts });
    for (const part of ['main', 'header'] as const) expect(await page.evaluate(moved, part), `${width}`).toEqual([]);
    await page.context().close();
  }
});

/** Serves a page's HTML until the test ends: all up to a place in it, and the rest when `finish` is called. */
async function serveUpTo(html: string, end: number): Promise<{ address: string; finish: () => void }> {
  let finish = () => {};
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.write(html.slice(0, end));
    finish = () => response.end(html.slice(end));
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { address: `http://127.0.0.1:${port}/`, finish: () => finish() };
}

test.each(['/toolpad', '/toolpad/studio/concepts/custom-functions'])(
  '%s: a table on its way is not seen before it is whole',
  async (path) => {
    const html = await (await fetch(url(path))).text();
    const secondRow = html.indexOf('</tr>', html.indexOf('<tbody')) + '</tr>'.length;
    // Enough for a browser to look at what it has.
    const { address, finish } = await serveUpTo(html.slice(0, secondRow) + ' '.repeat(2048) + html.slice(secondRow), secondRow + 2048);
    const { page } = await open('about:blank');
    await page.goto(address, { waitUntil: 'commit' });
    const cell = page.locator('.table td').first();
    await expect.poll(() => cell.count()).toBe(1);
    const visibility = () => cell.evaluate((element) => getComputedStyle(element).visibility);
    expect(await visibility()).toBe('hidden');
    finish();
    await expect.poll(visibility).toBe('visible');
  },
);
