import { connect } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import type { Action } from './plan.ts';

type BrowseStep = Extract<Action, { kind: 'browse' }>['step'];
export type Reader = { browse: (step: BrowseStep) => Promise<void>; close: () => Promise<void> };

/** A server compiles on the first request; small machines take their time. */
const READY_MS = 600_000;
const SEE_MS = 120_000;
/** Where Toolpad keeps the mode that a visitor chose. */
const MODE_KEY = 'toolpad-mode';

/** Whether something listens at an address already, which would be looked at in place of the app. */
export function isTaken(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** The reader's browser: follows what the page says one does and sees. Throws with what was not to be seen. */
export async function openReader(browser: Browser, standIns: string[] = []): Promise<Reader> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  for (const origin of standIns) await context.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const page = await context.newPage();
  page.setDefaultTimeout(SEE_MS);
  return { browse: (step) => browse(page, step), close: () => context.close() };
}

async function browse(page: Page, step: BrowseStep): Promise<void> {
  if ('type' in step) {
    await page.getByLabel(step.into, { exact: true }).fill(step.type);
    return;
  }
  if ('open' in step) await open(page, step.open, step.mode);
  else
    await page
      .getByRole('button', { name: step.press })
      .or(page.getByRole('link', { name: step.press }))
      .first()
      .click();
  if ('open' in step && step.html) await checkHtml(step.open, step.html);
  const { at } = step;
  if (at) await page.waitForURL((url) => url.href.startsWith(at));
  for (const text of step.see ?? []) await page.getByText(text).filter({ visible: true }).first().waitFor();
  if (step.heading) await page.getByRole('heading', { name: step.heading, exact: true }).first().waitFor();
  for (const [name, value] of Object.entries(step.root ?? {}))
    await page.locator(`html[${name}="${value}"]`).waitFor({ state: 'attached' });
  for (const text of step.miss ?? []) {
    if ((await page.getByText(text).filter({ visible: true }).count()) > 0)
      throw new Error(`The page shows “${text}”, which it should not.`);
  }
}

async function open(page: Page, address: string, mode?: string): Promise<void> {
  await untilAnswering(address);
  if (mode) await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [MODE_KEY, mode]);
  await page.goto(address, { timeout: READY_MS });
}

async function untilAnswering(address: string): Promise<void> {
  const end = Date.now() + READY_MS;
  while (Date.now() < end) {
    const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined);
    if (answer) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error(`Nothing answers at ${address}.`);
}

async function checkHtml(address: string, texts: string[]): Promise<void> {
  const html = await (await fetch(address)).text();
  for (const text of texts) if (!html.includes(text)) throw new Error(`The HTML of ${address} lacks “${text}”.`);
}
