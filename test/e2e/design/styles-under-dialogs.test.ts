import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { elementsStyled } from '../../helpers/browser/elements-styled.ts';
import { openSearch, optionsOf } from '../../helpers/browser/search-dialog.ts';
import { openSettings } from '../../helpers/browser/settings-dialog.ts';

const { open } = useBrowser();

async function searchWithAnswers(page: Page): Promise<void> {
  await openSearch(page);
  await optionsOf(page).first().waitFor();
}

// In one file, one after the other: a browser takes one trace at a time.
test.each<[string, (page: Page) => Promise<unknown>]>([
  ['settings', openSettings],
  ['search', searchWithAnswers],
])('%s computes no styles of the page that lies under it', async (_, openDialog) => {
  const { page } = await open('/toolpad/core/react-dashboard-layout');
  await pageSettled(page);
  // A dialog has at most a hundred, the part of the page that is laid out six hundred.
  expect(await elementsStyled(page, () => openDialog(page))).toBeLessThan(200);
});
