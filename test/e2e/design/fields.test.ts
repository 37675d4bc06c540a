import { expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();

// The palette's unit test holds that this color has a contrast of 3 on every page (WCAG 2.2, 1.4.11).
test.each([
  ['/toolpad/core/api/dashboard-layout', '.versions select'],
  ['/toolpad/core/introduction/installation', '[data-island=fit] textarea'],
  ['/toolpad/core/introduction/installation', '#feedback textarea'],
  ['/toolpad/search', 'main input[type=search]'],
  ['/toolpad/search', 'main select'],
  ['/toolpad/core', '.own-app .name input'],
  ['/toolpad/core/theme-builder', '[data-island=theme-builder] .field input'],
])('%s: %s has the border of a field', async (path, selector) => {
  const { page } = await open(path);
  const field = page.locator(selector).first();
  await field.waitFor({ state: 'attached' });
  const [border, wanted] = await field.evaluate((element) => {
    const sample = document.createElement('i');
    sample.style.color = 'var(--mui-palette-surface-field, red)';
    document.body.appendChild(sample);
    return [getComputedStyle(element).borderTopColor, getComputedStyle(sample).color];
  });
  expect(border).toBe(wanted);
});
