import type { Locator, Page } from 'playwright-core';
import { atRest } from './browser.ts';

/** The drawer of the settings, open or not. */
export const settingsOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Settings' });

/** Opens the settings and waits until the drawer has come to rest: a press meant for what still moves can land beside it. */
export async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await settingsOf(page).waitFor();
  await atRest(page);
  return settingsOf(page);
}
