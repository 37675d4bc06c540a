import { describe, expect, test } from 'vitest';
import { attributeValues } from '../../helpers/html/html.ts';
import { PAGE } from '../../helpers/html/pages.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get } = useWorker();
const GROUPS: Record<string, string[]> = {
  mode: ['light', 'system', 'dark'],
  direction: ['ltr', 'rtl'],
  language: ['en', 'zh'],
  codeVariant: ['JS', 'TS'],
  codeStyling: ['system', 'tailwind', 'css'],
  dense: ['false', 'true'],
};
const DEFAULTS = { mode: 'system', direction: 'ltr', language: 'en', codeVariant: 'TS', codeStyling: 'system', dense: 'false' };

async function read(path: string, cookie = ''): Promise<string> {
  const answer = await get(path, { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  return answer.text();
}

function radios(html: string) {
  return [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([input]) => {
    const value = (name: string) => attributeValues(input, name)[0] ?? '';
    return { name: value('name'), value: value('value'), checked: /\schecked[=\s/>]/.test(input) };
  });
}

const checked = (html: string) =>
  Object.fromEntries(
    radios(html)
      .filter((radio) => radio.checked)
      .map(({ name, value }) => [name, value]),
  );

test('every choice is offered, in its group', async () => {
  const all = radios(await read('/toolpad/settings'));
  const offered = Object.keys(GROUPS).map((name) => [name, all.filter((radio) => radio.name === name).map(({ value }) => value)]);
  expect(Object.fromEntries(offered)).toEqual(GROUPS);
  expect(all.filter((radio) => radio.checked)).toHaveLength(Object.keys(GROUPS).length);
});

test.each([
  ['', {}],
  ['mui-mode=dark', { mode: 'dark' }],
  ['mui-mode=light', { mode: 'light' }],
  ['direction=rtl', { direction: 'rtl' }],
  ['codeVariant=JS', { codeVariant: 'JS' }],
  ['codeStyling=css', { codeStyling: 'css' }],
  ['codeStyling=MUI%20System', {}],
  ['codeStyling=Tailwind', { codeStyling: 'tailwind' }],
  ['dense=true', { dense: 'true' }],
  ['mui-mode=x; direction=x; codeVariant=x; codeStyling=x; dense=x', {}],
  ['mui-mode=dark; direction=rtl; codeVariant=JS; dense=true', { mode: 'dark', direction: 'rtl', codeVariant: 'JS', dense: 'true' }],
])('%j → %j chosen', async (cookie, choice) => {
  expect(checked(await read('/toolpad/settings', cookie))).toEqual({ ...DEFAULTS, ...choice });
});

test('/zh/toolpad/settings → Chinese is chosen, the words are Chinese, the action has no language', async () => {
  const html = await read('/zh/toolpad/settings');
  expect(checked(html)).toEqual({ ...DEFAULTS, language: 'zh' });
  expect(html).toContain('<html lang="zh"');
  expect(attributeValues(html, 'action')).toEqual(['/toolpad/_edge/preferences', '/zh/toolpad/search']);
});

test.each([
  [`/toolpad/settings?return=${PAGE}`, PAGE],
  [`/toolpad/settings?return=%2Fzh${encodeURIComponent(PAGE)}`, `/zh${PAGE}`],
  ['/toolpad/settings', '/toolpad'],
  ['/zh/toolpad/settings', '/zh/toolpad'],
  ['/toolpad/settings?return=//evil.example', '/toolpad'],
  ['/toolpad/settings?return=https://evil.example/toolpad', '/toolpad'],
  ['/toolpad/settings?return=javascript:alert(1)', '/toolpad'],
  ['/toolpad/settings?return=%22%3E%3Cscript%3E', '/toolpad'],
  ['/toolpad/settings?return=/toolpad/../evil', '/toolpad'],
])('%s → goes back to %s', async (path, target) => {
  const field = /<input type="hidden" name="return" value="([^"]*)"/.exec(await read(path));
  expect(field?.[1]).toBe(target);
});

describe('headers', () => {
  test('made for one reader: no-store, no tag, not indexed', async () => {
    const answer = await get('/toolpad/settings');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.has('ETag')).toBe(false);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  });
});

test('every setting that the form sends is kept', async () => {
  const form = { mode: 'dark', direction: 'rtl', codeVariant: 'JS', codeStyling: 'css', dense: 'true', language: 'en', return: '/toolpad' };
  const saved = await get('/toolpad/_edge/preferences', { method: 'POST', body: new URLSearchParams(form) });
  const cookie = saved.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const { return: _, ...choices } = form;
  expect(checked(await read('/toolpad/settings', cookie))).toEqual(choices);
});
