import { describe, expect, test } from 'vitest';
import { useBrowser } from '../helpers/browser.ts';
import { EDITED_DEMO, EDITED_PAGE, editorOf, hashOf, writeCode } from '../helpers/live-edit.ts';

const { open } = useBrowser();

const say = (words: string) => `export default function Demo() {\n  return <p>${words}</p>;\n}\n`;

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

  test('an editor that is opened again has what was written; Reset demo starts it anew', async () => {
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
    await button('Reset demo').click();
    await frame.getByRole('button', { name: 'Pressed 0' }).waitFor();
    expect(await demo.locator('iframe.edited').isVisible()).toBe(true);
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

describe('errors stand below their line and in the status', () => {
  test.each([
    ['no syntax', 'const a = 1;\nconst b = ;\n', 2, /Unexpected token/],
    [
      'a throw while rendering',
      `export default function Demo() {\n  const items = undefined;\n  return <p>{items.length}</p>;\n}\n`,
      3,
      /TypeError: .*length/,
    ],
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
    const { page } = await open(EDITED_PAGE);
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
    const { page } = await open(EDITED_PAGE);
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
    const { page } = await open(EDITED_PAGE);
    await writeCode(page, 'export const a = 1;\n');
    await editorOf(page).demo.getByText('export default function Demo() { … }').waitFor();
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

describe('the frame is closed', () => {
  const ATTEMPTS: [name: string, attempt: string][] = [
    ['fetch elsewhere', `await fetch('https://example.com/')`],
    ['fetch of the site', `await fetch('/toolpad')`],
    [
      'a beacon',
      `if (!navigator.sendBeacon('/toolpad/_edge/events', 'x')) throw 1; await new Promise((_, no) => addEventListener('securitypolicyviolation', no))`,
    ],
    ['a socket', `await new Promise((yes, no) => { const s = new WebSocket('wss://example.com'); s.onopen = yes; s.onerror = no; })`],
    ['a script from elsewhere', `await import('https://example.com/x.js')`],
    ['cookies', `document.cookie`],
    ['the page around it', `parent.document.title`],
    ['the frame beside it', `parent.frames[0].document.title`],
    ['moving the whole tab', `top.location.href = 'https://example.com/'`],
    ['a window', `if (!window.open('/toolpad')) throw 1`],
  ];

  test.each(ATTEMPTS)('%s → refused', async (_, attempt) => {
    const { page } = await open(EDITED_PAGE);
    // The compiler turns imports into its own; a string is left alone.
    const body = JSON.stringify(`return (async () => { ${attempt} })()`);
    await writeCode(
      page,
      `import * as React from 'react';\nexport default function Demo() {\n  const [said, say] = React.useState('');\n  React.useEffect(() => { new Function(${body})().then(() => say('allowed'), () => say('refused')); }, []);\n  return <p>It was {said}.</p>;\n}\n`,
    );
    await editorOf(page).frame.getByText('It was refused.').waitFor();
    expect(new URL(page.url()).pathname).toBe(EDITED_PAGE);
  });

  test('storage is in memory, and forms tell their handlers', async () => {
    const { page, messages } = await open(EDITED_PAGE);
    const { frame } = editorOf(page);
    await writeCode(
      page,
      `import * as React from 'react';\nexport default function Demo() {\n  const [sent, setSent] = React.useState('');\n  return <form onSubmit={(event) => {\n    event.preventDefault();\n    localStorage.setItem('name', String(new FormData(event.currentTarget).get('name')));\n    setSent(localStorage.getItem('name') ?? '');\n  }}>\n    <input name="name" aria-label="Name" required /><button>Send</button><p>Stored: {sent}.</p>\n  </form>;\n}\n`,
    );
    await frame.getByRole('textbox').fill('Ada');
    await frame.getByRole('button', { name: 'Send' }).click();
    await frame.getByText('Stored: Ada.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('name'))).toBe(null);
    expect(messages).toEqual([]);
  });

  test('opened by itself it is empty and has no origin', async () => {
    const { page } = await open(EDITED_PAGE);
    await page.goto('/toolpad/_demo/live-edit');
    expect(await page.evaluate(() => [origin, document.body.innerText.trim()])).toEqual(['null', '']);
  });
});

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

  test('is what Copy link copies, also by a reader of the other variant', async () => {
    const { page } = await open(EDITED_PAGE, { permissions: ['clipboard-read', 'clipboard-write'] });
    await writeCode(page, `const a: number = 1;\n${say('Passed on {a}')}`);
    await editorOf(page).button('Copy link').click();
    await editorOf(page).demo.getByText('Link copied').waitFor();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    const other = await open(link.pathname + link.hash, { cookies: { codeVariant: 'JS' } });
    const { demo, frame, button } = editorOf(other.page);
    await demo.getByText('Demo.tsx').waitFor();
    await button('Run').click();
    await frame.getByText('Passed on 1').waitFor();
    expect(other.messages).toEqual([]);
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

test('without script there is no button', async () => {
  const { page } = await open(EDITED_PAGE, { javaScriptEnabled: false });
  expect(await page.locator('[data-do=edit]').first().isVisible()).toBe(false);
});
