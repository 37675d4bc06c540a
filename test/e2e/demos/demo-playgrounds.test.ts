import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';
import { decompressFromBase64Url } from '../../helpers/lz-string.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/react-dashboard-layout';

const toolbarOf = (page: Page) => page.locator('#DashboardLayoutBasic').getByRole('toolbar', { name: 'Demo controls' });

/** Presses a button that posts to a playground; the post is answered here and never leaves. */
async function postOf(page: Page, button: string, isInMenu = false): Promise<{ request: Request; fields: URLSearchParams }> {
  const posted = new Promise<Request>((resolve) => {
    void page.context().route(/^https:/, (route) => {
      resolve(route.request());
      return route.fulfill({ body: 'received' });
    });
  });
  const pressed = toolbarOf(page).getByRole(isInMenu ? 'menuitem' : 'button', { name: button });
  if (isInMenu) await toolbarOf(page).getByRole('button', { name: 'More actions' }).click();
  const [tab] = await Promise.all([page.context().waitForEvent('page'), pressed.click()]);
  const request = await posted;
  expect(await tab.evaluate(() => window.opener)).toBe(null);
  return { request, fields: new URLSearchParams(request.postData() ?? '') };
}

describe('playgrounds', () => {
  test('StackBlitz gets a complete project', async () => {
    const { page, messages } = await open(PAGE);
    const { request, fields } = await postOf(page, 'Edit in StackBlitz');
    expect([request.method(), request.url()]).toEqual(['POST', 'https://stackblitz.com/run?file=src%2FDemo.tsx']);
    expect(fields.get('project[template]')).toBe('node');
    expect(fields.get('project[title]')).toBe('DashboardLayoutBasic demo - Toolpad');
    expect(fields.get('project[description]')).toMatch(new RegExp(`${PAGE}#DashboardLayoutBasic$`));
    const files = [...fields.keys()].filter((name) => name.startsWith('project[files]'));
    expect(files.map((name) => name.slice('project[files]['.length, -1)).sort()).toEqual(
      ['index.html', 'package.json', 'src/Demo.tsx', 'src/index.tsx', 'tsconfig.json', 'vite.config.js'].sort(),
    );
    expect(messages).toEqual([]);
  });

  test("CodeSandbox gets it in the reader's variant", async () => {
    const { page, messages } = await open(PAGE, { cookies: { codeVariant: 'JS' } });
    const { request, fields } = await postOf(page, 'Edit in CodeSandbox', true);
    expect([request.method(), request.url()]).toEqual(['POST', 'https://codesandbox.io/api/v1/sandboxes/define']);
    expect([fields.get('environment'), fields.get('query')]).toEqual(['server', 'file=/src/Demo.jsx']);
    const { files } = JSON.parse(decompressFromBase64Url(fields.get('parameters')!)) as { files: Record<string, { content: string }> };
    expect(files['src/Demo.jsx']!.content).toContain('export default function DashboardLayoutBasic');
    expect(JSON.parse(files['package.json']!.content)).toMatchObject({ dependencies: { '@toolpad/core': '0.14.0' } });
    expect(messages).toEqual([]);
  });
});
