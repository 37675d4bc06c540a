import { deflateRawSync } from 'node:zlib';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import chinese from '../../../content/translations/zh.json' with { type: 'json' };

export const EDITED_PAGE = '/toolpad/core/react-dashboard-layout';
export const EDITED_DEMO = 'DashboardLayoutBasic';

/** The hash of an edit, made by Node's own deflate. */
export function hashOf(code: string, { name = EDITED_DEMO, variant = 'TS' } = {}): string {
  return `#edit=${name}.${variant}.${deflateRawSync(code).toString('base64url')}`;
}

/** A demo that shows some words. */
export const say = (words: string) => `export default function Demo() {\n  return <p>${words}</p>;\n}\n`;

/** A demo whose editor is opened by its button or by a link. */
export function editorOf(page: Page): { demo: Locator; field: Locator; frame: FrameLocator; button: (name: string) => Locator } {
  const demo = page.locator(`#${EDITED_DEMO}`);
  return {
    demo,
    field: demo
      .getByRole('textbox', { name: `Code of ${EDITED_DEMO}` })
      .or(demo.getByRole('textbox', { name: chinese.liveEdit.field.replace('{{name}}', EDITED_DEMO) })),
    frame: demo.frameLocator('iframe.edited'),
    button: (name) => demo.getByRole('button', { name, exact: true }),
  };
}

/** Opens the editor and puts code in place of the demo's own, as a reader does who pastes it. */
export async function writeCode(page: Page, code: string): Promise<void> {
  const { field, button } = editorOf(page);
  if (!(await field.isVisible())) await button('Edit code').or(button(chinese.demo.editCode)).click();
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, code);
}
