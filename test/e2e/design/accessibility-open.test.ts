import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../../helpers/browser/axe.ts';
import { atRest, useBrowser } from '../../helpers/browser/browser.ts';
import { EDITED_PAGE, editorOf, hashOf, writeCode } from '../../helpers/browser/live-edit.ts';

const PAGE = '/toolpad/core/introduction/installation';
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

type Case = [name: string, path: string, viewport: typeof desk, act: (page: Page) => Promise<unknown>];

const CASES: Case[] = [
  ['the drawer', PAGE, phone, (page) => page.getByRole('button', { name: 'Open main navigation' }).click()],
  ['the product menu', PAGE, desk, (page) => page.locator('#side-nav summary').first().click()],
  ['the table of contents', PAGE, phone, (page) => page.getByRole('button', { name: 'On this page' }).click()],
  ['an enlarged picture', '/toolpad/studio/getting-started', desk, (page) => page.locator('.zoom').first().click()],
  ['the live editor with an error', EDITED_PAGE, desk, editWithError],
  ['the live editor with a link’s code, on a phone', EDITED_PAGE + hashOf('const a = 1;'), phone, (page) => editorOf(page).field.waitFor()],
  ['the feedback form', PAGE, desk, (page) => page.getByRole('button', { name: 'Yes' }).click()],
  [
    'the feedback form about a section',
    PAGE,
    phone,
    (page) =>
      page
        .getByRole('button', { name: /^Feedback on/ })
        .first()
        .click(),
  ],
  ['back to top and a copied block', PAGE, desk, copyBelow],
];

async function editWithError(page: Page) {
  await writeCode(page, 'const a = 1;\nconst b = ;\n');
  await editorOf(page).demo.locator('.problem').waitFor();
}

async function copyBelow(page: Page) {
  const block = page.locator('figure.code').filter({ visible: true }).last();
  await block.hover();
  await block.locator('.copy').click();
}

describe('axe finds nothing while it is open', () => {
  const { open } = useBrowser();
  for (const colorScheme of ['light', 'dark'] as const) {
    test.each(CASES)(`%s, ${colorScheme}`, async (_name, path, viewport, act) => {
      const { page } = await open(path, { colorScheme, viewport });
      await act(page);
      await atRest(page);
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});
