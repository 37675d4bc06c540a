import { connect } from 'node:net';
import type { Browser, BrowserContext, Locator, Page, Route } from 'playwright-core';
import { KIT_MODE_KEY } from '../../client/shared/constants.ts';
import { CANVAS } from '../screenshots/editor.ts';
import { messageOf } from '../shared/message-of.ts';
import type { Guide } from './guide.ts';
import type { Action } from './plan.ts';
import { RUNNING_APP } from './studio-app.ts';
import { edit } from './studio-editor.ts';

type BrowseStep = Extract<Action, { kind: 'browse' }>['step'];
export type Reader = { browse: (step: BrowseStep) => Promise<void>; close: () => Promise<void> };

/** A server compiles on the first request; small machines take their time. */
const READY_MS = 600_000;
const SEE_MS = 120_000;
const BUSY_MS = 3_000;
/** A development server and its page have agreed on what to follow once they have said nothing for so long: less than between two of their signs of life. */
const LISTENS_AFTER_MS = 1_500;
/** Enough of a page to know what it is. */
const SEEN_LENGTH = 800;
const PRESSED_ROLES = ['button', 'link', 'gridcell', 'tab', 'checkbox', 'combobox', 'option'] as const;
/** What a development server adds to a page, to tell it of edits; with Next.js's Pages Router no name says so, but its manifests are those of development. */
const FOLLOWS_EDITS = ['hmr-client', '/_next/static/development/', '/@vite/client', 'react-refresh']
  .map((name) => `script[src*="${name}"]`)
  .join();

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
export async function openReader(browser: Browser, { standIns = [], providers = {}, complaints = {} }: Partial<Guide>): Promise<Reader> {
  // A guide's proxy has a certificate of its own making.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', ignoreHTTPSErrors: true });
  for (const origin of standIns) await context.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  for (const origin of Object.keys(providers)) await context.route(`${origin}/**`, agree);
  context.setDefaultTimeout(SEE_MS);
  const heard = complaintsIn(context, Object.keys(complaints));
  let page = await context.newPage();
  return {
    async browse(step) {
      if ('press' in step && step.opens) page = await openTab(page, step.press);
      if ('open' in step) {
        // The page of a server that has ended would load itself again as soon as another one answers, and complains meanwhile.
        await page.goto('about:blank');
        await forgetFiles(page);
        heard.length = 0;
      }
      try {
        await browse(page, step);
        if (!isEditor(page)) await checkFit(page);
        // Scripts that the guide itself keeps back are missed.
        if ('firstPaint' in step && step.firstPaint) heard.length = 0;
        if (heard.length > 0) throw new Error(`The console says:\n${heard.join('\n')}`);
      } catch (error) {
        throw new Error(`${messageOf(error)}\n${await seen(page)}`);
      }
    },
    close: () => context.close(),
  };
}

/** A browser that has the modules of a server that has ended asks the next one for others before Vite knows its own: pages of Studio stay blank then. */
async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** What pages complain of in their consoles from now on, but for what has words that the guide expects. */
function complaintsIn(context: BrowserContext, expected: readonly string[]): string[] {
  const heard: string[] = [];
  const hear = (text: string) => {
    if (!expected.some((words) => text.includes(words))) heard.push(text.slice(0, SEEN_LENGTH));
  };
  context.on('console', (message) => {
    // A guide has no network: what other hosts do not answer says nothing of the page.
    const { url } = message.location();
    // A browser asks for an icon by itself: an app without one has done nothing wrong.
    const isOfPage = isLocal(url) && !url.endsWith('/favicon.ico') && !isEditor(message.page());
    if (message.type() === 'error' && isOfPage) hear(message.text());
  });
  context.on('weberror', (error) => {
    if (!isEditor(error.page())) hear(error.error().message);
  });
  return heard;
}

/** Whether a page is Studio's editor, whose complaints and widths say nothing of what a reader makes in it; on a slow machine it is never idle. */
function isEditor(page: Page | null): boolean {
  return page?.url().startsWith(`${RUNNING_APP}/editor`) ?? false;
}

function isLocal(url: string): boolean {
  return !URL.canParse(url) || ['localhost', '127.0.0.1'].includes(new URL(url).hostname);
}

/** Waits until a page that has come to life has nothing more to do. Throws where it is wider than its window. */
async function checkFit(page: Page): Promise<void> {
  await page.waitForFunction(`new Promise((done) => requestIdleCallback(() => done(true), { timeout: ${BUSY_MS} }))`);
  const tooWide: number = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  if (tooWide > 0) throw new Error(`The page is ${tooWide} pixels wider than its window.`);
}

/** What an OAuth provider answers once its user has agreed. */
async function agree(route: Route): Promise<void> {
  const asked = new URL(route.request().url()).searchParams;
  const back = new URL(asked.get('redirect_uri') ?? '');
  back.searchParams.set('code', 'agreed');
  const state = asked.get('state');
  if (state !== null) back.searchParams.set('state', state);
  await route.fulfill({ contentType: 'text/html', body: `<script>location.replace(${JSON.stringify(back.href)})</script>` });
}

/** The tab that a link or button opens, where the reader goes on. */
async function openTab(page: Page, name: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await control(page, name).click();
  return opened;
}

/** What the reader has before them when a step fails. */
async function seen(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .ariaSnapshot()
    .catch(() => '');
  return `${page.url()} shows: ${text.slice(0, SEEN_LENGTH)}`;
}

async function browse(page: Page, step: BrowseStep): Promise<void> {
  // A star after the label says that the field is required.
  if ('type' in step) await page.getByLabel(new RegExp(`^${step.into}\\W*$`)).fill(step.type);
  else if ('edit' in step) await edit(page, step.edit);
  else if ('open' in step) await open(page, step);
  else if ('back' in step) await page.goBack();
  else if (!step.opens) await control(page, step.press).click();
  if ('open' in step) await checkHtml(step);
  const { at } = step;
  if (at) await page.waitForURL((url) => url.href.startsWith(at));
  for (const text of step.see ?? []) await page.getByText(text).or(page.getByAltText(text)).filter({ visible: true }).first().waitFor();
  if (step.element) await page.locator(step.element).first().waitFor();
  for (const text of step.framed ?? []) await page.frameLocator(CANVAS).getByText(text).first().waitFor();
  if (step.heading) await page.getByRole('heading', { name: step.heading, exact: true }).first().waitFor();
  for (const [name, value] of Object.entries(step.root ?? {}))
    await page.locator(`html[${name}="${value}"]`).waitFor({ state: 'attached' });
  if (step.background) await page.waitForFunction(`getComputedStyle(document.body).backgroundColor === '${step.background}'`);
  for (const text of step.miss ?? []) {
    if ((await page.getByText(text).filter({ visible: true }).count()) > 0)
      throw new Error(`The page shows “${text}”, which it should not.`);
  }
}

function control(page: Page, name: string): Locator {
  return PRESSED_ROLES.map((role) => page.getByRole(role, { name }))
    .reduce((any, other) => any.or(other))
    .first();
}

async function open(page: Page, { open: address, mode, firstPaint }: Extract<BrowseStep, { open: string }>): Promise<void> {
  await untilAnswering(address);
  if (mode) await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), { key: KIT_MODE_KEY, value: mode });
  if (firstPaint) await page.route(isScript, (route) => route.abort());
  else await page.unrouteAll();
  const listening = listens(page);
  await page.goto(address, { timeout: READY_MS });
  // An edit that is faster than any reader's would be lost on a page that does not listen yet.
  if (!firstPaint && (await page.locator(FOLLOWS_EDITS).count()) > 0) await listening;
}

/** Waits until the next page that is opened and its development server have told each other what they follow. */
function listens(page: Page): Promise<void> {
  return new Promise((done) => {
    page.once('websocket', (socket) => {
      let quiet: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        clearTimeout(quiet);
        quiet = setTimeout(done, LISTENS_AFTER_MS);
      };
      socket.on('framereceived', wait).on('framesent', wait);
    });
  });
}

function isScript({ pathname }: URL): boolean {
  return pathname.endsWith('.js');
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

async function checkHtml({ open, html = [], drawnLater = [] }: Extract<BrowseStep, { open: string }>): Promise<void> {
  if (html.length + drawnLater.length === 0) return;
  const source = await (await fetch(open)).text();
  const missing = html.find((text) => !source.includes(text));
  if (missing) throw new Error(`The HTML of ${open} lacks “${missing}”.`);
  // Next.js also puts what it renders into scripts, as data.
  const shown = source.replace(/<script.*?<\/script>/gs, '');
  const early = drawnLater.find((text) => shown.includes(text));
  if (early) throw new Error(`The HTML of ${open} already shows “${early}”.`);
}
