import type { Page } from 'playwright-core';

/** The search dialog of an English page. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
/** Its field. */
export const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox');
/** All that can be chosen in it. */
export const optionsOf = (page: Page) => dialogOf(page).getByRole('option');
/** What Enter would choose. */
export const chosen = (page: Page) => dialogOf(page).locator('[role=option][aria-selected=true]');

/** Opens it by keys. */
export async function openSearch(page: Page, keys = 'Control+k') {
  await page.keyboard.press(keys);
  await fieldOf(page).waitFor();
}

/** Types a query at once and waits for what it found: places to start, which are there before, have no words marked. */
export async function searchFor(page: Page, query: string) {
  await fieldOf(page).fill(query);
  await optionsOf(page).locator('mark').first().waitFor();
}
