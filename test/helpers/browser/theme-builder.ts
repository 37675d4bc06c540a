import type { Page } from 'playwright-core';
import type { useBrowser } from './browser.ts';

export const BUILDER_PAGE = '/toolpad/core/theme-builder';
type Open = ReturnType<typeof useBrowser>['open'];

/** What opens the theme builder's page and waits for the app in its frame. */
export function builderOpener(open: Open) {
  return async (options: Parameters<Open>[1] = {}, hash = '') => {
    const opened = await open(`${BUILDER_PAGE}${hash}`, options);
    const builder = opened.page.getByRole('region', { name: /Theme builder|主题生成器/ });
    await builder.locator('iframe').first().scrollIntoViewIfNeeded();
    const frame = opened.page.frameLocator('iframe[src$="ThemeBuilderPreview"]').first();
    await frame.getByRole('button', { name: 'Ship' }).waitFor();
    return { ...opened, builder, frame, code: () => builder.locator('code').innerText() };
  };
}

/** A computed style of the app's button. */
export const styleOf = (frame: ReturnType<Page['frameLocator']>, property: string) =>
  frame.getByRole('button', { name: 'Ship' }).evaluate((button, name) => getComputedStyle(button).getPropertyValue(name), property);
