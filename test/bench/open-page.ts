import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/shared/find-chromium.ts';
import { notePresses } from './presses.ts';

export const SLOWDOWN = 4;

export type Visit = { page: Page; session: CDPSession; context: BrowserContext };

/** Readers' browser, without what it asks for by itself. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-background-networking'] });
}

/** A new reader's empty page, in a window of a desktop. Close its context. */
export async function newVisit(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await notePresses(page);
  return { page, session: await context.newCDPSession(page), context };
}

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
