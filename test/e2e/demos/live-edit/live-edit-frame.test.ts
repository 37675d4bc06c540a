import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../../helpers/browser/browser.ts';
import { EDITED_PAGE, editorOf, writeCode } from '../../../helpers/browser/live-edit.ts';

const { open } = useBrowser('whole');

/** An attempt to load a script. */
const script = (address: string, type = '') =>
  `await new Promise((yes, no) => { const s = document.createElement('script'); s.type = '${type}'; s.src = ${address}; s.onload = yes; s.onerror = no; document.head.append(s); })`;

describe('the frame is closed', () => {
  const ATTEMPTS: [name: string, attempt: string][] = [
    ['fetch elsewhere', `await fetch('https://example.com/')`],
    ['fetch of the site', `await fetch('/toolpad')`],
    [
      'a beacon',
      `if (!navigator.sendBeacon('/toolpad/_edge/events', 'x')) throw 1; await new Promise((_, no) => addEventListener('securitypolicyviolation', no))`,
    ],
    ['a socket', `await new Promise((yes, no) => { const s = new WebSocket('wss://example.com'); s.onopen = yes; s.onerror = no; })`],
    ['a script from elsewhere', script(`'https://example.com/x.js'`)],
    [
      'a module from elsewhere',
      script(`URL.createObjectURL(new Blob(["import 'https://example.com/x.js'"], { type: 'text/javascript' }))`, 'module'),
    ],
    ['text as code', `eval('1')`],
    ['text as a function', `new Function('return 1')()`],
    [
      'text as a timer',
      `await new Promise((yes, no) => { globalThis.done = yes; addEventListener('securitypolicyviolation', no); setTimeout('done()') })`,
    ],
    ['cookies', `document.cookie`],
    ['the page around it', `parent.document.title`],
    ['the frame beside it', `parent.frames[0].document.title`],
    ['moving the whole tab', `top.location.href = 'https://example.com/'`],
    ['a window', `if (!window.open('/toolpad')) throw 1`],
    ['a call from browser to browser', `new RTCPeerConnection()`],
  ];

  test(`refused: ${ATTEMPTS.map(([name]) => name).join(', ')}`, async () => {
    const { page } = await open(EDITED_PAGE);
    const attempts = ATTEMPTS.map(([name, attempt]) => `  [${JSON.stringify(name)}, async () => { ${attempt} }],\n`).join('');
    await writeCode(
      page,
      `import * as React from 'react';\nconst attempts = [\n${attempts}];\nexport default function Demo() {\n  const [said, say] = React.useState({});\n  React.useEffect(() => {\n    for (const [name, attempt] of attempts) {\n      const tell = (word) => say((all) => ({ ...all, [name]: word }));\n      attempt().then(() => tell('allowed'), () => tell('refused'));\n    }\n  }, []);\n  return <pre>{JSON.stringify(said)}</pre>;\n}\n`,
    );
    const said = async () => JSON.parse(await editorOf(page).frame.locator('pre').innerText());
    await expect.poll(said).toEqual(Object.fromEntries(ATTEMPTS.map(([name]) => [name, 'refused'])));
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

  test('styles of the code’s own show, though the policy allows no text of styles', async () => {
    const { page, messages } = await open(EDITED_PAGE);
    const { frame } = editorOf(page);
    await writeCode(
      page,
      `export default function Demo() {\n  const color = 'rgb(1, 2, 3)';\n  return <>\n    <style>{'.own { color: '}{color}{'; }'}</style>\n    <p className="own" style={{ marginTop: 7 }}>Styled</p>\n  </>;\n}\n`,
    );
    const look = () =>
      frame.getByText('Styled').evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).marginTop]);
    await expect.poll(look).toEqual(['rgb(1, 2, 3)', '7px']);
    expect(messages).toEqual([]);
  });

  test('opened by itself it is empty and has no origin', async () => {
    const { page } = await open(EDITED_PAGE);
    await page.goto('/toolpad/_demo/live-edit');
    expect(await page.evaluate(() => [origin, document.body.innerText.trim()])).toEqual(['null', '']);
  });
});
