import { describe, expect, test } from 'vitest';
import { PAGE } from '../helpers/html/pages.ts';
import { useWorker } from '../helpers/worker/worker.ts';

const { get } = useWorker();

type Case = { mode: string; direction: string; variant: string; dense: boolean };

const CASES: Case[] = ['light', 'dark', 'system'].flatMap((mode) =>
  ['ltr', 'rtl'].flatMap((direction) =>
    ['JS', 'TS'].flatMap((variant) => [true, false].map((dense) => ({ mode, direction, variant, dense }))),
  ),
);

const cookies = ({ mode, direction, variant, dense }: Case) =>
  `mui-mode=${mode}; direction=${direction}; codeVariant=${variant}; dense=${dense}`;

async function read(path: string, cookie = ''): Promise<string> {
  const answer = await get(path, { headers: { Cookie: cookie } });
  return answer.text();
}

/** The three places that a reader's preferences change. */
function stampsOf(html: string) {
  return {
    html: html.match(/<html[^>]*>/)?.[0],
    body: html.match(/<body[^>]*>/)?.[0],
    metas: html.match(/<meta name="theme-color"[^>]*>/g),
  };
}

/** The page without its stamps. */
function unstamped(html: string): string {
  return html
    .replace(/<html[^>]*>/, '<html>')
    .replace(/<body[^>]*>/, '<body>')
    .replace(/<meta name="theme-color"[^>]*>/g, '<meta>');
}

const LIGHT = 'hsl(210, 100%, 42%)';
const DARK = 'hsl(210, 14%, 7%)';
const META: Record<string, [string, string]> = { light: [LIGHT, LIGHT], dark: [DARK, DARK], system: [LIGHT, DARK] };

function expected({ mode, direction, variant, dense }: Case, lang: string) {
  const scheme = mode === 'system' ? '' : ` data-mui-color-scheme="${mode}"`;
  const density = dense ? ' data-dense="true"' : '';
  const [light, dark] = META[mode]!;
  return {
    html: `<html lang="${lang}" dir="${direction}"${scheme} data-code-variant="${variant}" data-code-styling="system" data-package-manager="npm"${density}`,
    body: `<body dir="${direction}"${mode === 'system' ? '' : ` class="mode-${mode}"`}>`,
    metas: [
      `<meta name="theme-color" media="(prefers-color-scheme:light)" content="${light}">`,
      `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${dark}">`,
    ],
  };
}

const withoutFixed = ({ html, ...rest }: ReturnType<typeof stampsOf>) => ({ html: html?.replace(/ data-copy=.*>$/, ''), ...rest });

describe.each([
  [PAGE, 'en'],
  [`/zh${PAGE}`, 'zh'],
  ['/toolpad/nothing', 'en'],
  ['/toolpad/settings', 'en'],
])('%s', (path, lang) => {
  test.each(CASES)('$mode $direction $variant dense=$dense → stamped so', async (choice) => {
    const html = await read(path, cookies(choice));
    expect(withoutFixed(stampsOf(html))).toEqual(expected(choice, lang));
  });
});

test.each(CASES)('$mode $direction $variant dense=$dense → byte for byte the page of its direction otherwise', async (choice) => {
  expect(unstamped(await read(PAGE, cookies(choice)))).toBe(unstamped(await read(PAGE, `direction=${choice.direction}`)));
});

test.each([
  ['codeStyling=tailwind', 'data-code-styling="tailwind"'],
  ['codeStyling=css', 'data-code-styling="css"'],
  ['codeStyling=MUI%20System', 'data-code-styling="system"'],
  ['codeStyling=Tailwind', 'data-code-styling="tailwind"'],
  ['codeStyling=CSS', 'data-code-styling="css"'],
  ['codeblock-package-manager=pnpm', 'data-package-manager="pnpm"'],
  ['codeblock-package-manager=yarn', 'data-package-manager="yarn"'],
  ['codeblock-package-manager=bun', 'data-package-manager="bun"'],
])('%s → %s', async (cookie, attribute) => {
  expect(stampsOf(await read(PAGE, cookie)).html).toContain(attribute);
});

test.each([
  'mui-mode=purple',
  'mui-mode=DARK',
  'mui-mode="dark"',
  'direction="><script>alert(1)</script>',
  'codeVariant=__proto__',
  'codeStyling=constructor',
  'dense=1',
  'dense=TRUE',
  'codeblock-package-manager=%ff',
  ';;;=;=a; =dark',
  'mui-mode',
  `x=${'y'.repeat(4000)}`,
  'MUI-MODE=dark',
  'xmui-mode=dark',
])('garbage: %s → the page without cookies', async (cookie) => {
  expect(await read(PAGE, cookie)).toBe(await read(PAGE));
});

test('a name twice → the first value', async () => {
  expect(stampsOf(await read(PAGE, 'mui-mode=dark; mui-mode=light')).html).toContain('data-mui-color-scheme="dark"');
});

test('100 readers at once, each with other cookies → each the stamps asked for, in the language asked for', async () => {
  const asked = Array.from({ length: 100 }, (_, index) => ({ choice: CASES[(index * 7) % CASES.length]!, lang: index % 2 ? 'en' : 'zh' }));
  const pages = await Promise.all(asked.map(({ choice, lang }) => read(lang === 'en' ? '/api-docs' : '/zh/api-docs', cookies(choice))));
  expect(pages.map((html) => withoutFixed(stampsOf(html)))).toEqual(asked.map(({ choice, lang }) => expected(choice, lang)));
});

test('directions differ in their styles', async () => {
  const styleOf = (html: string) => /<style[^>]*>(.+?)<\/style>/s.exec(html)?.[1];
  const [ltr, rtl] = [styleOf(await read(PAGE)), styleOf(await read(PAGE, 'direction=rtl'))];
  expect(ltr).toBeTruthy();
  expect(rtl).toBeTruthy();
  expect(rtl).not.toBe(ltr);
});
