import { renameSync, rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DEV_STREAM } from '../../client/dev/dev-event.ts';
import { EDITS, shows } from '../fixtures/dev-edits.ts';
import { DICTIONARY, FAILURE, FAILURES, MISTAKES, MORE_MISTAKES, PROSE, VIEW } from '../fixtures/dev-mistakes.ts';
import { pageSettled, useBrowser } from '../helpers/browser/browser.ts';
import { dialogOf, fieldOf, openSearch } from '../helpers/browser/search-dialog.ts';
import { FULL } from '../helpers/full.ts';
import { SESSION_TIMEOUT, useSession } from '../helpers/project/dev-session.ts';

const PAGE = '/toolpad/core/react-dashboard-layout';
const { open } = useBrowser();
const { path, read, write, edit, checked, url, output } = useSession();

/** A page that remembers whether it was loaded again. */
async function openPage(): Promise<Page> {
  const { page } = await open(url(PAGE));
  page.setDefaultTimeout(SESSION_TIMEOUT);
  await pageSettled(page);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  return page;
}

const isOld = (page: Page) => page.evaluate(() => 'isOld' in window);
const overlay = (page: Page) => page.locator('[data-dev-problems]');
const demo = (page: Page, name: string) => page.locator(`#${name}`);
/** Whether something holds in the page, asked again until it does: while a page is loaded it answers nothing. */
const comesTrue = (holds: () => Promise<boolean>) => expect.poll(() => holds().catch(() => false), { timeout: SESSION_TIMEOUT }).toBe(true);

describe('npm run dev', { timeout: SESSION_TIMEOUT }, () => {
  test('shows new text where it stands: the page keeps its scroll and is not loaded again', async () => {
    const page = await openPage();
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    edit(PROSE, 'turns the description into a menu', 'makes of the description a menu');
    await page.getByText('makes of the description a menu').waitFor({ state: 'attached' });
    expect([await isOld(page), await page.evaluate(() => scrollY)]).toEqual([true, 600]);
    expect(output()).toMatch(/react-dashboard-layout\.md in \d+ ms/);
  });

  test('adds and removes paragraphs where they stand', async () => {
    await checked();
    const page = await openPage();
    edit(PROSE, '## Usage', 'A zeppelin.\n\nAnd its mast.\n\n## Usage');
    await page.getByText('And its mast.').waitFor();
    edit(PROSE, 'And its mast.\n\n', '');
    await page.getByText('And its mast.').waitFor({ state: 'detached' });
    await page.getByText('A zeppelin.').waitFor();
    expect(await isOld(page)).toBe(true);
  });

  test('shows an edit that comes between a page and its scripts', async () => {
    let edits = 0;
    const prepare = (page: Page) =>
      page.route(url(PAGE), async (route) => {
        if (route.request().resourceType() === 'xhr' && edits++ === 0) {
          edit(PROSE, '## Usage', 'An early balloon.\n\n## Usage');
          await comesTrue(async () => (await (await fetch(url(PAGE))).text()).includes('An early balloon.'));
        }
        await route.continue();
      });
    const { page } = await open(url(PAGE), { prepare });
    await page.getByText('An early balloon.').waitFor();
  });

  test('goes on after an answer of the server that was no stream', async () => {
    await checked();
    let asked = 0;
    const prepare = (page: Page) =>
      page.route(`**${DEV_STREAM}*`, (route) => (asked++ === 0 ? route.fulfill({ status: 500 }) : route.continue()));
    const { page } = await open(url(PAGE), { prepare });
    await expect.poll(() => asked, { timeout: SESSION_TIMEOUT }).toBeGreaterThan(1);
    edit(PROSE, '## Usage', 'A late balloon.\n\n## Usage');
    await page.getByText('A late balloon.').waitFor({ timeout: SESSION_TIMEOUT });
  });

  test.each(EDITS)('shows an edit of %s, with the scroll and the open code that were there', async (_, file, words, others, isShown) => {
    const page = await openPage();
    await demo(page, 'DashboardLayoutBasic').getByRole('button', { name: 'Show code' }).click();
    await demo(page, 'DashboardLayoutBasic').getByRole('button', { name: 'Hide code' }).waitFor();
    await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }));
    edit(file, words, others);
    await comesTrue(() => isShown(page));
    await demo(page, 'DashboardLayoutBasic').getByRole('button', { name: 'Hide code' }).waitFor({ state: 'attached' });
    await comesTrue(async () => (await page.evaluate(() => scrollY)) === 1600);
  });

  test('shows an edit of a block where it stands, and loads the page again only for what browsers have of it', async () => {
    await checked();
    const page = await openPage();
    edit('client/blocks/callout/callout.tsx', '<p data-probe="block"', '<p data-edge="" data-probe="block"');
    await comesTrue(() => shows('[data-edge]')(page));
    expect(await isOld(page)).toBe(true);
    edit('client/blocks/code/color-code.ts', 'import|from', 'import|with|from');
    await comesTrue(async () => !(await isOld(page)));
  });

  test('shows an edit of an island where the page stands, and the island answers with its new code', async () => {
    await checked();
    const page = await openPage();
    const button = page.locator('[data-island=settings] a');
    await button.click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    edit('client/components/settings-button.tsx', '<a ', '<a data-turn="new" ');
    await page.locator('[data-turn=new]').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await button.click();
    await page.getByRole('dialog').waitFor();
    expect([await isOld(page), await page.locator('[data-turn=new]').count()]).toEqual([true, 1]);
  });

  test('shows an edit that takes a module of a package that no code took before, at the edge and in browsers', async () => {
    await checked();
    const page = await openPage();
    edit(VIEW, 'import ', "import { getRuntimeKey } from 'hono/adapter';\nimport ");
    edit(VIEW, 'id="back-to-top"', 'data-runtime={getRuntimeKey()} id="back-to-top"');
    await comesTrue(() => shows('[data-runtime=workerd]')(page));
    edit('client/dev-entry.ts', "import './entry.ts';", "import { coerce } from 'semver';\nimport './entry.ts';");
    edit('client/dev-entry.ts', 'followServer();', 'followServer();\ndocument.body.dataset.version = String(coerce("v7"));');
    await comesTrue(() => shows('[data-version="7.0.0"]')(page));
  });

  test('shows an edit of a demo in its frame, where the page stands', async () => {
    await checked();
    const page = await openPage();
    const frame = demo(page, 'DashboardLayoutBranding');
    await frame.scrollIntoViewIfNeeded();
    await frame.frameLocator('iframe').getByText('Harbour Goods').first().waitFor();
    edit('content/demos/dashboard-layout/branding/system/index.tsx', "title: 'Harbour Goods'", "title: 'Harbor Goods'");
    await frame.frameLocator('iframe').getByText('Harbor Goods').first().waitFor();
    await frame.getByText("'Harbor Goods'").first().waitFor({ state: 'attached' });
    expect(await isOld(page)).toBe(true);
  });

  test('shows an edit of a demo in its open code', async () => {
    const shown = demo(await openPage(), 'DashboardLayoutBasic');
    await shown.getByRole('button', { name: 'Show code' }).click();
    await shown.getByText('export default function').first().waitFor({ state: 'attached' });
    edit('content/demos/dashboard-layout/basic/system/index.tsx', 'export default function', '// Edited.\nexport default function');
    await shown.getByText('// Edited.').first().waitFor({ state: 'attached' });
  });

  test('lets search know new words of a page, and new words of readers', async () => {
    edit(PROSE, '## Usage', 'A blimp.\n\n## Usage');
    edit('content/search-words.ts', "['logo', 'branding']", "['logo, dirigible', 'branding']");
    const knows = async (query: string) => (await fetch(url(`/toolpad/_edge/search?q=${query}`))).text();
    await comesTrue(async () => (await knows('blimp')).includes(PAGE) && (await knows('dirigible')).includes('branding'));
    const page = await openPage();
    await openSearch(page);
    await fieldOf(page).fill('blimp');
    await dialogOf(page).getByRole('option', { name: 'Dashboard Layout' }).first().waitFor();
  });

  test('lets the editor of a demo know new words of the dictionary, which no page has', async () => {
    await checked();
    edit(DICTIONARY, '"field": "Code of {{name}}"', '"field": "Source of {{name}}"');
    const page = await openPage();
    await comesTrue(async () => {
      await page.reload();
      await demo(page, 'DashboardLayoutBasic').getByRole('button', { name: 'Edit code', exact: true }).click();
      return page.getByRole('textbox', { name: 'Source of DashboardLayoutBasic' }).isVisible();
    });
  });

  test('knows a picture that comes after the page that shows it', async () => {
    await checked();
    edit(PROSE, '## Usage', '![The balloon](/static/balloon.svg)\n\n## Usage');
    const page = await openPage();
    await overlay(page).getByText('The picture `/static/balloon.svg` does not exist.').waitFor();
    write('public/static/balloon.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"></svg>');
    await page.getByRole('img', { name: 'The balloon' }).waitFor();
  });

  test('serves a page that is new, by its new address when it is renamed, and no more when it is gone', async () => {
    const [english, navigation] = ['content/pages/core/zeppelin.md', 'content/navigation/core.ts'];
    const status = async (name: string) => (await fetch(url(`/toolpad/core/${name}`))).status;
    const entry = "{ pathname: '/toolpad/core/all-components' },";
    write(english, '---\ntitle: Zeppelin\ndescription: How it flies.\n---\n\nIt is lighter than air.\n');
    edit(navigation, entry, `${entry}\n{ pathname: '/toolpad/core/zeppelin' },`);
    await comesTrue(async () => (await status('zeppelin')) === 200);
    const { page } = await open(url('/toolpad/core/zeppelin'));
    await page.getByText('It is lighter than air.').waitFor();

    renameSync(path(english), path('content/pages/core/airship.md'));
    edit(navigation, 'core/zeppelin', 'core/airship');
    await comesTrue(async () => (await status('airship')) === 200 && (await status('zeppelin')) === 404);

    rmSync(path('content/pages/core/airship.md'));
    edit(navigation, "\n{ pathname: '/toolpad/core/airship' },", '');
    await comesTrue(async () => (await status('airship')) === 404);
    await expect.poll(() => output().slice(output().lastIndexOf('core.ts')), { timeout: SESSION_TIMEOUT }).toMatch(/in \d+ ms/);
  });

  test('shows both of two edits at once', async () => {
    const page = await openPage();
    edit(PROSE, '## Usage', 'Two balloons.\n\n## Usage');
    edit(VIEW, 'type="button"', 'type="button" data-second=""');
    await comesTrue(async () => (await shows('[data-second]')(page)) && (await shows('text=Two balloons.')(page)));
  });

  test.each(FULL ? [...MISTAKES, ...MORE_MISTAKES] : MISTAKES)(
    'says over the page what is wrong with %s, with a link to its line, until it is right',
    async (_, file, spoil, place, says) => {
      const page = await openPage();
      const before = read(file);
      const heard = output().length;
      write(file, spoil(before));
      await overlay(page).getByText(says).first().waitFor();
      const link = overlay(page).getByRole('link', { name: place }).first();
      expect(await link.getAttribute('href')).toMatch(new RegExp(`^vscode://file${encodeURI(path(file))}:\\d+$`));
      write(file, before);
      await overlay(page).waitFor({ state: 'detached' });
      const lines = output().slice(heard).split('\n');
      expect(lines.filter((line) => line.includes(says))).toHaveLength(1);
    },
  );

  test.each(FAILURES)('says where in the code %s, over an open page and in the place of a new one', async (_, file, spoil) => {
    await checked();
    const [page, before] = [await openPage(), read(file)];
    write(file, spoil(before));
    const line = read(file).split(FAILURE)[0]!.split('\n').length;
    await overlay(page).getByText('No way up.').waitFor();
    const link = overlay(page).getByRole('link', { name: file });
    expect(await link.getAttribute('href')).toBe(`vscode://file${encodeURI(path(file))}:${line}`);
    expect(await isOld(page)).toBe(true);

    const { page: another } = await open(url(PAGE));
    const place = another.getByRole('link', { name: `${file}:${line}: Error: No way up.` });
    expect(await place.getAttribute('href')).toBe(`vscode://file${encodeURI(path(file))}:${line}`);
    write(file, before);
    await another.locator('#back-to-top').waitFor({ state: 'attached', timeout: SESSION_TIMEOUT });
    await overlay(page).waitFor({ state: 'detached' });
  });

  test('begins again by itself when its own code changes, and open pages follow', async () => {
    const page = await openPage();
    edit('scripts/dev/kind-of-change.ts', 'import ', '// Edited.\nimport ');
    // Whoever comes meanwhile is told, and gets the page when it is there.
    await expect
      .poll(() => fetch(url(PAGE)).then((answer) => answer.text(), String), { timeout: SESSION_TIMEOUT })
      .toContain('Building the site …');
    const { page: another } = await open(url(PAGE));
    await another.locator('#back-to-top').waitFor({ state: 'attached', timeout: SESSION_TIMEOUT });
    await comesTrue(async () => !(await isOld(page)));
    edit(PROSE, '## Usage', 'A kite.\n\n## Usage');
    await page.getByText('A kite.').waitFor();
  });
});
