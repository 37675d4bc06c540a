import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from '../../../helpers/browser/browser.ts';
import { EDITED_PAGE, editorOf, say, writeCode } from '../../../helpers/browser/live-edit.ts';

const { open } = useBrowser('whole');

describe('errors stand below their line and in the status', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await open(EDITED_PAGE));
  });

  test.each([
    ['no syntax', 'const a = 1;\nconst b = ;\n', 2, /Unexpected token/],
    [
      'a throw while rendering',
      `export default function Demo() {\n  const items = undefined;\n  return <p>{items.length}</p>;\n}\n`,
      3,
      /TypeError: .*length/,
    ],
    ['a name that is there twice', 'const a = 1;\nconst b = 2;\nconst a = 3;\n', 3, /SyntaxError: .*a/],
    ['a message that hides its end', `const a = 1;\nthrow new Error('safe\\u202eefas');\n`, 2, /Error: safe\\u\{202e\}efas/],
    ['a throw at the top', `const a = 1;\nthrow new Error('at the top');\n`, 2, /Error: at the top/],
    [
      'an unknown import',
      `import * as React from 'react';\nimport chunk from 'lodash';\n${say('x')}console.log(chunk);`,
      2,
      /“lodash” cannot be imported here.*react.*@mui\/material.*@toolpad\/core/,
    ],
    ['an unknown icon', `import Bomb from '@mui/icons-material/Bomb';\n${say('x')}`, 1, /Bomb” cannot.*ShoppingCart/],
    [
      'an export that is not there',
      `import { Boks } from '@mui/material';\nexport default function Demo() {\n  return <Boks />;\n}\n`,
      3,
      /'@mui\/material' has no export named Boks/,
    ],
    ['a loop without end', `export default function Demo() {\n  for (;;) {}\n}\n`, 2, /A loop ran for more than 2 seconds/],
  ])('%s', async (_, code, line, words) => {
    const { demo } = editorOf(page);
    await writeCode(page, code);
    const problem = demo.locator('.problem');
    await problem.waitFor();
    expect(await problem.innerText()).toMatch(words);
    expect(await demo.locator('.problem-number').innerText()).toBe(String(line));
    expect(await demo.locator('.status').innerText()).toMatch(new RegExp(`^Line ${line}: `));
    await page.getByRole('status').getByText(`Line ${line}: `).waitFor({ state: 'attached' });
    await writeCode(page, say('Mended'));
    await demo.frameLocator('iframe.edited').getByText('Mended').waitFor();
    await problem.waitFor({ state: 'detached' });
  });

  test('a press that throws, and a promise that is rejected', async () => {
    const { demo, frame } = editorOf(page);
    await writeCode(
      page,
      `export default function Demo() {\n  return <>\n    <button onClick={() => { throw new Error('pressed'); }}>Throw</button>\n    <button onClick={() => Promise.reject(new Error('later'))}>Reject</button>\n  </>;\n}\n`,
    );
    await frame.getByRole('button', { name: 'Throw' }).click();
    await demo.getByText('Line 3: Error: pressed').waitFor();
    await frame.getByRole('button', { name: 'Reject' }).click();
    await demo.getByText('Line 4: Error: later').waitFor();
  });

  test('no component → what to write', async () => {
    await writeCode(page, 'export const a = 1;\n');
    await editorOf(page).demo.getByText('export default function Demo() { … }').waitFor();
  });

  test.each([
    ['ready', `{ kind: 'ready' }`],
    ['failed', `{ kind: 'failed', id: 1, message: 'x' }`],
  ])('a frame that says “%s” without end is taken away, and the page goes on', async (_, message) => {
    const { page } = await open(EDITED_PAGE);
    const { demo } = editorOf(page);
    const flood = `setInterval(() => {\n  for (let count = 0; count < 300; count += 1) parent.postMessage(${message}, '*');\n}, 0);\n`;
    await writeCode(page, `${flood}${say('x')}`);
    await demo.getByText('The code stopped answering and was ended').waitFor({ timeout: 30_000 });
    expect(await demo.locator('iframe.edited').count()).toBe(0);
  });

  test('a frame that stops answering is taken away', async () => {
    const { page } = await open(EDITED_PAGE);
    const { demo } = editorOf(page);
    // A regular expression that takes years is no loop of the code's own.
    await writeCode(page, `export default function Demo() {\n  return <p>{String(/^(a+)+$/.test('a'.repeat(60) + 'b'))}</p>;\n}\n`);
    await demo.getByText('The code stopped answering and was ended').waitFor({ timeout: 30_000 });
    expect(await demo.locator('iframe.edited').count()).toBe(0);
    expect(await demo.locator('iframe').isVisible()).toBe(true);
  });
});

test('what is shown keeps its styles while the code is wrong', async () => {
  const { page } = await open(EDITED_PAGE);
  const grid = `import { DataGrid } from '@mui/x-data-grid';
export default function Demo() {
  return <DataGrid rows={[{ id: 1 }]} columns={[{ field: 'id' }]} />;
}
`;
  await writeCode(page, grid);
  const { demo, frame } = editorOf(page);
  await frame.getByRole('grid').waitFor();
  const sheets = () => frame.locator('html').evaluate(({ ownerDocument }) => ownerDocument.adoptedStyleSheets.length);
  await expect.poll(sheets).toBeGreaterThan(1);
  const before = await sheets();
  await writeCode(page, `${grid}const = ;\n`);
  await demo
    .getByText(/Unexpected token/)
    .first()
    .waitFor();
  expect(await frame.getByRole('grid').count()).toBe(1);
  expect(await sheets()).toBe(before);
});
