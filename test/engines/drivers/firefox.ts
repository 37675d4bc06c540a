import { type Browser, type KeyInput, launch, type Page } from 'puppeteer-core';
import type { Programs } from '../../../scripts/shared/find-engines.ts';
import type { Engine, Plain, Window } from './driver.ts';

/** The network of the tests is closed, and their reader's system is dark: what would be light by mistake shows. */
const PREFERENCES = {
  'ui.systemUsesDarkTheme': 1,
  'app.normandy.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disabled': false,
  'toolkit.telemetry.enabled': false,
};

/** NS_BINDING_ABORTED: how Firefox says that a page was left while it loaded a file. */
const LEFT = 'status=2152398850';

/** Firefox, driven by WebDriver BiDi; each window has cookies and storage of its own. */
export async function startFirefox({ browser: executablePath }: Programs['firefox']): Promise<Engine> {
  // The hook that starts it has a limit of its own.
  const browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox: PREFERENCES, timeout: 0 });
  return { open: () => openWindow(browser), close: () => browser.close() };
}

async function openWindow(browser: Browser): Promise<Window> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // A test has its own limit.
  page.setDefaultNavigationTimeout(0);
  const said: string[] = [];
  const hear = (text: string) => text.includes(LEFT) || said.push(text);
  page.on('console', (message) => hear(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => hear(`error: ${error instanceof Error ? error.message : String(error)}`));
  return {
    goto: async (url) => void (await page.goto(url)),
    // The driver waits for a load that a kept page does not have.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    resize: (width, height) => page.setViewport({ width, height }),
    setCookie: (name, value, url) => context.setCookie({ name, value, domain: new URL(url).hostname }),
    evaluate: (run, args, frame) => evaluate(page, run, args, frame),
    point: ({ x, y }, press) => (press ? page.mouse.click(x, y) : page.mouse.move(x, y)),
    type: (text) => page.keyboard.type(text),
    press: (keys) => pressTogether(page, keys.split('+') as KeyInput[]),
    console: () => said,
    picture: () => page.screenshot({ encoding: 'base64' }),
    close: () => context.close(),
  };
}

async function evaluate<A extends Plain[], R>(page: Page, run: (...args: A) => R | Promise<R>, args: A, frame?: string): Promise<R> {
  const document = await documentOf(page, frame);
  return await document.evaluate(run as (...args: Plain[]) => R | Promise<R>, ...args);
}

async function documentOf(page: Page, frame: string | undefined) {
  if (frame === undefined) return page.mainFrame();
  const element = await page.$(frame);
  const inside = await element?.contentFrame();
  if (!inside) throw new Error(`There is no frame at ${frame}.`);
  return inside;
}

async function pressTogether(page: Page, keys: KeyInput[]): Promise<void> {
  for (const key of keys) await page.keyboard.down(key);
  for (const key of keys.toReversed()) await page.keyboard.up(key);
}
