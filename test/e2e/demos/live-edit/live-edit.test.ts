import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../../helpers/browser/browser.ts';
import { EDITED_PAGE, editorOf, say, writeCode } from '../../../helpers/browser/live-edit.ts';

const { open } = useBrowser('whole');

describe('editing', () => {
  test('nothing of it is fetched before the press; then the editor, and the frame with the first run', async () => {
    const { page, messages } = await open(EDITED_PAGE);
    const { demo, field, frame, button } = editorOf(page);
    const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const isOfEditor = (name: string) => /open-editor|compile|assets\/live\//.test(name);
    expect((await fetched()).filter(isOfEditor)).toEqual([]);
    await button('Edit code').click();
    await field.waitFor();
    expect((await fetched()).filter(isOfEditor)).toEqual([expect.stringContaining('open-editor')]);
    expect(await button('Edit code').getAttribute('aria-expanded')).toBe('true');
    expect(await demo.locator('iframe').count()).toBe(1);
    await writeCode(page, say('Edited here'));
    await frame.getByText('Edited here').waitFor();
    expect(await demo.locator('iframe.edited').getAttribute('sandbox')).toBe('allow-scripts');
    expect(await demo.locator('iframe.edited').getAttribute('title')).toMatch(/^Live preview of \w+$/);
    expect(await demo.locator('iframe:not(.edited)').isVisible()).toBe(false);
    expect(messages).toEqual([]);
  });

  test.each([
    ['TS', 'Demo.tsx', `const word: string = 'typed';\n`],
    ['JS', 'Demo.jsx', `const word = 'typed';\n`],
  ])("the demo's own code in the reader's variant (%s) shows the demo when it is run", async (codeVariant, file, line) => {
    const { page, messages } = await open(EDITED_PAGE, { cookies: { codeVariant } });
    const { demo, field, frame, button } = editorOf(page);
    await button('Edit code').click();
    await demo.getByText(file, { exact: true }).waitFor();
    expect(await field.innerText()).toContain(`import BarChartIcon from '@mui/icons-material/BarChart';`);
    await page.keyboard.press('Control+Home');
    await page.keyboard.insertText(line);
    await page.keyboard.press('ControlOrMeta+Enter');
    await frame.getByText('Current path: /dashboard').waitFor();
    await frame.getByRole('link', { name: 'Orders' }).filter({ visible: true }).first().click();
    await frame.getByText('Current path: /orders').waitFor();
    await demo.getByText('The edited demo is running').waitFor();
    expect(messages).toEqual([]);
  });

  test('Reset brings the demo back as it was, Close takes the editor away', async () => {
    const { page, messages } = await open(EDITED_PAGE);
    const { demo, field, frame, button } = editorOf(page);
    await writeCode(page, say('Gone soon'));
    await frame.getByText('Gone soon').waitFor();
    await expect.poll(() => page.url()).toContain('#edit=');
    await button('Reset').click();
    await frame.getByText('Current path: /dashboard').waitFor();
    await expect.poll(() => page.url()).not.toContain('#');
    expect(await field.innerText()).toContain('import BarChartIcon');
    await button('Close editor').click();
    expect(await field.count()).toBe(0);
    expect(await demo.locator('iframe').count()).toBe(1);
    await demo.frameLocator('iframe').getByText('Current path: /dashboard').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Edit code');
    expect(messages).toEqual([]);
  });

  test('an editor that is opened again has what was written; Reset demo starts it again', async () => {
    const { page, messages } = await open(EDITED_PAGE);
    const { demo, frame, button } = editorOf(page);
    await writeCode(
      page,
      `import * as React from 'react';\nexport default function Demo() {\n  const [count, setCount] = React.useState(0);\n  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;\n}\n`,
    );
    await frame.getByRole('button', { name: 'Pressed 0' }).waitFor();
    await button('Close editor').click();
    await button('Edit code').click();
    await button('Run').click();
    await frame.getByRole('button', { name: 'Pressed 0' }).click();
    await frame.getByRole('button', { name: 'Pressed 1' }).waitFor();
    await button('More actions').click();
    await demo.getByRole('menuitem', { name: 'Reset demo' }).click();
    await frame.getByRole('button', { name: 'Pressed 0' }).waitFor();
    expect(await demo.locator('iframe.edited').isVisible()).toBe(true);
    expect(messages).toEqual([]);
  });

  test('the full code takes the place of an editor, which is opened again with what was written', async () => {
    const { page, messages } = await open(EDITED_PAGE);
    const { demo, field, frame, button } = editorOf(page);
    await button('Show code').click();
    await demo.locator('.demo-source').waitFor();
    await writeCode(page, say('Kept meanwhile'));
    await frame.getByText('Kept meanwhile').waitFor();
    expect(await demo.locator('.demo-source').isVisible()).toBe(false);
    await button('Show code').click();
    await demo.locator('.demo-source').waitFor();
    expect(await field.count()).toBe(0);
    expect(await button('Edit code').getAttribute('aria-expanded')).toBe('false');
    expect(await button('Hide code').getAttribute('aria-expanded')).toBe('true');
    await button('Edit code').click();
    await demo.getByText('Kept meanwhile').waitFor();
    expect(await demo.locator('.demo-source').isVisible()).toBe(false);
    expect(await button('Show code').getAttribute('aria-expanded')).toBe('false');
    expect(messages).toEqual([]);
  });

  test('a change that makes the code too long is left out, and the reader is told', async () => {
    const { page, messages } = await open(EDITED_PAGE);
    const { demo, frame } = editorOf(page);
    await writeCode(page, say('Short enough'));
    await frame.getByText('Short enough').waitFor();
    await writeCode(page, `// ${'x'.repeat(102_400)}\n`);
    await demo.getByText('The change was left out: an edit may have at most 102,400 characters.').waitFor();
    expect(await editorOf(page).field.innerText()).toContain('Short enough');
    expect(messages).toEqual([]);
  });

  test('the other variant shows where nothing is written yet, and leaves alone what is', async () => {
    const { page, messages } = await open(EDITED_PAGE);
    const { demo, field, button } = editorOf(page);
    await button('Edit code').click();
    await demo.getByText('Demo.tsx', { exact: true }).waitFor();
    await button('JS').click();
    await demo.getByText('Demo.jsx', { exact: true }).waitFor();
    expect(await field.innerText()).not.toContain(': Navigation');
    await writeCode(page, say('Mine'));
    await button('TS').click();
    await editorOf(page).frame.getByText('Mine').waitFor();
    expect(await demo.getByText('Demo.jsx', { exact: true }).isVisible()).toBe(true);
    expect(messages).toEqual([]);
  });

  test('the frame follows the page from light to dark', async () => {
    const { page, messages } = await open(EDITED_PAGE);
    const { frame, button } = editorOf(page);
    await button('Edit code').click();
    await button('Run').click();
    await frame.getByText('Current path: /dashboard').waitFor();
    const background = () => frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(background).not.toBe(light);
    expect(messages).toEqual([]);
  });

  test.each([
    [{ direction: 'rtl' }, 'rtl', 'false'],
    [{ dense: 'true' }, 'ltr', 'true'],
  ])('with %j the frame is %s, dense %s, and code reads left to right', async (cookies, direction, dense) => {
    const { page, messages } = await open(EDITED_PAGE, { cookies });
    const { field, frame } = editorOf(page);
    await writeCode(page, say('Placed'));
    await frame.getByText('Placed').waitFor();
    expect(await frame.locator('html').getAttribute('dir')).toBe(direction);
    expect(await frame.locator('html').getAttribute('data-dense')).toBe(dense);
    expect(await field.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    expect(messages).toEqual([]);
  });

  test('by keyboard: Tab indents, Escape and Tab leave the field in both directions', async () => {
    const { page } = await open(EDITED_PAGE);
    const { field, button } = editorOf(page);
    await button('Edit code').press('Enter');
    await field.waitFor();
    await expect.poll(() => field.evaluate((element) => element.matches(':focus'))).toBe(true);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Tab');
    expect(await field.innerText()).toMatch(/^ +import BarChartIcon/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    expect(await button('Close editor').evaluate((element) => element.matches(':focus'))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).not.toBe('live-edit');
  });
});

test('without script there is no button', async () => {
  const { page } = await open(EDITED_PAGE, { javaScriptEnabled: false });
  expect(await page.locator('[data-do=edit]').first().isVisible()).toBe(false);
});
