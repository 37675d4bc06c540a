import { expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();

test.each([
  ['/toolpad/core/introduction/installation', ['Toolpad Core', 'Introduction', 'Installation'], '/toolpad/core'],
  ['/toolpad/core/react-dashboard-layout', ['Toolpad Core', 'Components', 'Layout', 'Dashboard Layout'], '/toolpad/core'],
  ['/toolpad/studio/getting-started/first-app', ['Toolpad Studio', 'Getting started', 'Build your first app'], '/toolpad/studio'],
  ['/zh/toolpad/core/introduction/installation', ['Toolpad Core', '介绍', '安装'], '/zh/toolpad/core'],
])('%s says where it is', async (path, words, start) => {
  const { page } = await open(path);
  const crumbs = page.getByRole('navigation', { name: path.startsWith('/zh') ? '面包屑导航' : 'Breadcrumbs' });
  expect(await crumbs.locator('ol > li').allInnerTexts()).toEqual(words);
  expect(await crumbs.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([start]);
  expect(await crumbs.locator('li:last-child [aria-current="page"]').innerText()).toBe(words.at(-1));
});

test('landing pages have none', async () => {
  const { page } = await open('/toolpad/core');
  expect(await page.getByRole('navigation', { name: 'Breadcrumbs' }).count()).toBe(0);
});
