import { describe, expect, test } from 'vitest';
import { clipboardText, useBrowser } from '../../../helpers/browser/browser.ts';
import { EDITED_DEMO, EDITED_PAGE, editorOf, hashOf, say, writeCode } from '../../../helpers/browser/live-edit.ts';

const { open } = useBrowser('own');

describe('a link with an edit', () => {
  test('shows its code, says so, and runs nothing before the press', async () => {
    const { page, messages } = await open(EDITED_PAGE + hashOf(say('Shared with you')));
    const { demo, field, frame, button } = editorOf(page);
    await demo.getByText('This code comes with the link.').waitFor();
    expect(await field.innerText()).toContain('Shared with you');
    expect(await demo.locator('iframe').count()).toBe(1);
    await field.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('// mine\n');
    // The pause after which an own edit would have run is over when the address has changed.
    await expect.poll(() => page.url()).not.toContain(hashOf(say('Shared with you')));
    expect(await demo.locator('iframe').count()).toBe(1);
    await button('Run').click();
    await frame.getByText('Shared with you').waitFor();
    expect(await demo.getByText('This code comes with the link.').isVisible()).toBe(false);
    expect(messages).toEqual([]);
  });

  test('stays in the address when another editor is opened and closed', async () => {
    const hash = hashOf(say('Shared with you'));
    const { page } = await open(EDITED_PAGE + hash);
    await editorOf(page).demo.getByText('This code comes with the link.').waitFor();
    const other = page.locator('#DashboardLayoutBranding');
    const toggle = other.getByRole('button', { name: 'Edit code', exact: true });
    await toggle.click();
    await other.getByRole('textbox', { name: 'Code of DashboardLayoutBranding' }).waitFor();
    await toggle.click();
    await other.getByRole('textbox').waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe(hash);
  });

  test('shows its code, whatever was pressed while that came', async () => {
    const { page } = await open(EDITED_PAGE);
    const { demo, field, button } = editorOf(page);
    const held: (() => Promise<void>)[] = [];
    await page.route(/DashboardLayoutBasic[^/]*\.json/, (route) => void held.push(() => route.continue()));
    await button('Edit code').click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.evaluate((hash) => (location.hash = hash), hashOf(say('Shared with you')));
    await expect.poll(() => held.length).toBeGreaterThan(1);
    for (const release of held.splice(0)) await release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await demo.getByText('This code comes with the link.').waitFor();
    expect(await field.innerText()).toContain('Shared with you');
  });

  test('takes the place of the full code, and a link to the code takes the place of the editor', async () => {
    const { page, messages } = await open(EDITED_PAGE);
    const { demo, field, button } = editorOf(page);
    const source = demo.locator('.demo-source');
    const go = (hash: string) => page.evaluate((to) => (location.hash = to), hash);
    await button('Show code').click();
    await source.waitFor();
    await go(hashOf(say('Shared with you')));
    await demo.getByText('This code comes with the link.').waitFor();
    expect([await source.isVisible(), await button('Show code').getAttribute('aria-expanded')]).toEqual([false, 'false']);
    await go(`#${EDITED_DEMO}.tsx`);
    await source.waitFor();
    expect([await field.count(), await button('Hide code').getAttribute('aria-expanded')]).toEqual([0, 'true']);
    expect(messages).toEqual([]);
  });

  test('shows what its code would hide', async () => {
    const { page } = await open(EDITED_PAGE + hashOf(say('if (a\u202e) \u2066b\u200b')));
    const { field } = editorOf(page);
    const marks = field.locator('.cm-specialChar');
    await expect.poll(() => marks.count()).toBe(3);
    expect(await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('aria-label')))).toEqual([
      expect.stringMatching(/202e|override/i),
      expect.stringMatching(/2066|isolate/i),
      expect.stringMatching(/200b|zero/i),
    ]);
  });

  test('is what Copy link copies, also by a reader of the other variant', async () => {
    const { page } = await open(EDITED_PAGE, { permissions: ['clipboard-read', 'clipboard-write'] });
    await writeCode(page, `const a: number = 1;\n${say('Passed on {a}')}`);
    await editorOf(page).button('Copy link').click();
    await editorOf(page).demo.getByText('Link copied').waitFor();
    const link = new URL(await clipboardText(page));
    const other = await open(link.pathname + link.hash, { cookies: { codeVariant: 'JS' } });
    const { demo, frame, button } = editorOf(other.page);
    await demo.getByText('Demo.tsx').waitFor();
    await button('Run').click();
    await frame.getByText('Passed on 1').waitFor();
    expect(other.messages).toEqual([]);
  });

  test('stands in the address where the browser refuses to copy it', async () => {
    const refuse = () =>
      Object.defineProperty(navigator.clipboard, 'write', { value: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) });
    const { page } = await open(EDITED_PAGE, { prepare: (page) => page.addInitScript(refuse) });
    await writeCode(page, say('Not passed on'));
    await editorOf(page).button('Copy link').click();
    await editorOf(page).demo.getByText('The link was not copied. It is in the address bar.').waitFor();
    expect(await editorOf(page).demo.getByText('Link copied').count()).toBe(0);
    expect(new URL(page.url()).hash).not.toBe('');
  });

  test('that is followed in the page opens it too', async () => {
    const { page } = await open(EDITED_PAGE);
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      hashOf(say('Followed')),
    );
    const { demo, field } = editorOf(page);
    await demo.getByText('This code comes with the link.').waitFor();
    expect(await field.innerText()).toContain('Followed');
  });

  test.each([
    ['no form', '#edit=rubbish'],
    ['no demo of this page', hashOf('x', { name: 'Nothing' })],
    ['no deflated text', `#edit=${EDITED_DEMO}.TS.AAAA`],
    ['too much text', hashOf('x'.repeat(200_000))],
    ['markup', '#edit=<img src=x onerror=alert(1)>'],
  ])('with %s → the page as it is and one warning', async (_, hash) => {
    const { page, messages } = await open(EDITED_PAGE + hash);
    await expect.poll(() => messages).toEqual(['warning: The link holds an edit that cannot be read. Ask for a new one.']);
    expect(await page.locator('.live-edit').count()).toBe(0);
    expect(await page.locator('h1').isVisible()).toBe(true);
  });
});

test('an edit that is too long for a link stays in the tab', async () => {
  const { page } = await open(EDITED_PAGE);
  const { demo, button } = editorOf(page);
  const noise = Array.from({ length: 6000 }, (_, index) => Math.imul(index + 1, 2_654_435_761).toString(36)).join('');
  await writeCode(page, `// ${noise}\n${say('Long')}`);
  await button('Copy link').click();
  await demo.getByText('This edit is too long for a link').waitFor();
  expect(page.url()).not.toContain('#edit');
});
