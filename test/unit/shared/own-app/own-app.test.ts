import { describe, expect, test } from 'vitest';
import { contrastsOf } from '../../../../client/islands/theme-builder/contrast.ts';
import { APP_COLORS, type OwnApp, ownAppQuery, parseAppName, parseOwnApp } from '../../../../client/shared/own-app/own-app.ts';
import { linesLeftOut, literal, markup, ownAppCode, wearCode, wearFile } from '../../../../client/shared/own-app/own-app-code.ts';
import { ownAppCss } from '../../../../client/shared/own-app/own-app-css.ts';
import { DEFAULT_CHOICE } from '../../../../client/shared/preferences/theme-choice.ts';

const app: OwnApp = { name: 'Acme', primary: 'teal', menu: ['orders', 'reports'] };

/** What people and apps are called. */
const NAMES = [
  'Acme Admin',
  'Rosa\'s "Café" & Söhne',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a name may look like one.
  'C:\\new `${x}`',
  '</script><img src=x onerror=alert(1)>',
  '{name} {{title}}',
  '$& $1 $` $$',
  '👩‍👩‍👧‍👦 家族',
  'متجر الميناء',
  'می‌خواهم',
  'x'.repeat(60),
];

describe('a name', () => {
  test.each(NAMES)('%s stays', (name) => {
    expect(parseAppName(name)).toBe(name);
  });

  test.each([
    ['spaces around and in it', '  Acme \t\n Admin ', 'Acme Admin'],
    ['line separators', 'Acme\u2028Admin', 'Acme Admin'],
    ['control characters', 'Ac\u0000me\u007f', 'Acme'],
    ['marks that turn letters around', 'Ac\u202eme\u2066\u200f', 'Acme'],
    ['half a character', 'Acme \ud83d', 'Acme'],
    ['letters and accents apart', 'Cafe\u0301', 'Café'],
    ['too much', '😀'.repeat(61), '😀'.repeat(60)],
    ['nothing to see', ' \u200b\ufeff ', ''],
  ])('with %s is cleaned', (_case, typed, name) => {
    expect(parseAppName(typed)).toBe(name);
  });
});

describe('an address', () => {
  test.each(NAMES)('with the name %s leads to the same app', (name) => {
    expect(parseOwnApp(new URLSearchParams(ownAppQuery({ ...app, name })))).toEqual({ ...app, name });
  });

  test.each([
    ['', undefined],
    ['name=', undefined],
    ['name=%20%E2%80%8B', undefined],
    ['primary=teal&menu=orders', undefined],
    ['name=Acme', { name: 'Acme', primary: 'blue', menu: ['orders', 'customers', 'reports'] }],
    ['name=Acme&primary=red%22%3E&menu=orders', { name: 'Acme', primary: 'blue', menu: ['orders'] }],
    ['name=Acme&primary=__proto__&menu=', { name: 'Acme', primary: 'blue', menu: [] }],
    ['name=Acme&menu=&menu=reports&menu=orders', { name: 'Acme', primary: 'blue', menu: ['orders', 'reports'] }],
    ['name=Acme&menu=reports,nothing,orders,orders', { name: 'Acme', primary: 'blue', menu: ['orders', 'reports'] }],
    ['name=A&name=B', { name: 'A', primary: 'blue', menu: ['orders', 'customers', 'reports'] }],
  ])('%j → %j', (query, expected) => {
    expect(parseOwnApp(new URLSearchParams(query))).toEqual(expected);
  });
});

describe('a name in code', () => {
  test.each(NAMES)('%s is the value of its string', (name) => {
    expect(new Function(`return ${literal(name)};`)()).toBe(name);
    expect(literal(name)).not.toMatch(/\n/);
  });

  test.each([
    ["Rosa's", String.raw`'Rosa\'s'`],
    ['a\\', String.raw`'a\\'`],
    ['"x"', `'"x"'`],
  ])('%s → %s', (name, code) => {
    expect(literal(name)).toBe(code);
  });

  test.each([
    ['R & D', 'R &#38; D'],
    ['<b>', '&#60;b&#62;'],
    ['{x}', '&#123;x&#125;'],
    ['"x"', '&#34;x&#34;'],
    ["Rosa's", "Rosa's"],
  ])('%s between tags → %s', (name, code) => {
    expect(markup(name)).toBe(code);
  });

  test.each([
    ["branding={{ title: 'Harbour Goods' }}", String.raw`branding={{ title: 'A\'<{$&' }}`],
    ["'Nordwind Sales', 'Harbour Goods'", String.raw`'A\'<{$&', 'A\'<{$&'`],
    ['<title>Harbour Goods</title>', "<title>A'&#60;&#123;$&#38;</title>"],
    ['<span>\n  Harbour Goods\n</span>', "<span>\n  A'&#60;&#123;$&#38;\n</span>"],
    ['<Logo title="Harbour Goods" />', `<Logo title="A'&#60;&#123;$&#38;" />`],
    ["'Harbour Goods is closed'", "'Harbour Goods is closed'"],
    ['// Harbour Goods', '// Harbour Goods'],
    ["title: 'Orders'", "title: 'Orders'"],
    ['', ''],
  ])('%s → %s', (code, worn) => {
    expect(wearCode(code, { ...app, name: "A'<{$&" })).toBe(worn);
  });
});

describe('a color in code', () => {
  test.each([
    ["light: { palette: { primary: { main: '#00695c' } } },", '#00796b'],
    ["dark: { palette: { primary: { main: '#5fd4c0' } } },", '#80cbc4'],
    ["palette: { mode: 'dark', primary: { main: '#80cbc4' } },", '#80cbc4'],
  ])('%s → %s', (code, color) => {
    expect(wearCode(code, app)).toBe(code.replace(/#\w+/, color));
  });

  test.each(["secondary: { main: '#00695c' }", 'primary: { main: HUES[hue] }', "default: '#e6f2ef'", "noprimary: { main: '#00695c' }"])(
    '%s stays',
    (code) => {
      expect(wearCode(code, app)).toBe(code);
    },
  );
});

describe('the menu in code', () => {
  const [orders, customers] = [
    "  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },\n",
    "  { segment: 'customers', title: 'Customers', icon: <PeopleIcon /> },\n",
  ];
  const imported = "import PeopleIcon from '@mui/icons-material/People';\n";
  const rest = "import * as React from 'react';\n";
  const sample = `${imported}${rest}const NAVIGATION = [\n${orders}${customers}];\n`;
  const only = (menu: OwnApp['menu']) => ({ ...app, menu });

  test.each<[string, string, OwnApp['menu'], string]>([
    ['all pages → as it is', sample, ['orders', 'customers', 'reports'], sample],
    ['a page less, and its import', sample, ['orders'], `${rest}const NAVIGATION = [\n${orders}];\n`],
    ['no pages', sample, [], `${rest}const NAVIGATION = [\n];\n`],
    [
      'an icon that stands elsewhere too',
      `${sample}<PeopleIcon />`,
      ['orders'],
      `${imported}${rest}const NAVIGATION = [\n${orders}];\n<PeopleIcon />`,
    ],
    ['the page that opens stays', `${sample}useMemoryRouter('/customers');`, ['orders'], `${sample}useMemoryRouter('/customers');`],
    ['another menu stays', `[\n${orders}];\n`, [], `[\n${orders}];\n`],
    [
      'a menu with more in it stays',
      sample.replace(' },\n', ", pattern: 'orders/:id' },\n"),
      [],
      sample.replace(' },\n', ", pattern: 'orders/:id' },\n"),
    ],
  ])('%s', (_case, code, menu, worn) => {
    expect(wearFile(code, only(menu))).toBe(worn);
    const lines = linesLeftOut(code, only(menu));
    expect(lines.map(([start, end]) => code.slice(start, end)).every((line) => /^[^\n]+\n$/.test(line))).toBe(true);
  });
});

describe('what makes the app', () => {
  test('has its name, its color and its menu, and nothing of the rest', () => {
    const code = ownAppCode({ ...app, name: "Rosa's" });
    expect(code).toContain(String.raw`branding={{ title: 'Rosa\'s' }}`);
    expect(code).toContain("light: { palette: { primary: { main: '#00796b' } } }");
    expect(code).toContain("  { segment: 'orders', title: 'Orders' },\n  { segment: 'reports'");
    expect(code).not.toContain('customers');
  });

  test('is the color of both schemes, and hides what is not in the menu', () => {
    const css = ownAppCss(app);
    expect(css).toContain('html:root{--mui-palette-primary-main:#00796b;--mui-palette-primary-mainChannel:0 121 107;');
    expect(css).toContain('[data-toolpad-color-scheme=dark]{--mui-palette-primary-main:#80cbc4;');
    expect(css).toMatch(/li:has\(>a\[href="\/customers"\]\)\{display:none\}$/);
    expect(ownAppCss({ ...app, menu: ['orders', 'customers', 'reports'] })).not.toContain('display');
  });

  test('never holds a name in its style', () => {
    expect(ownAppCss({ ...app, name: '}</style><script>' })).toBe(ownAppCss(app));
  });
});

test.each(Object.entries(APP_COLORS))('%s is readable with its text, and on the page', (_name, { light, dark }) => {
  for (const [main, mode] of [
    [light, 'light'],
    [dark, 'dark'],
  ] as const) {
    const palette = { ...DEFAULT_CHOICE.palette, primary: { main } };
    for (const { ratio, of } of contrastsOf({ ...DEFAULT_CHOICE, mode, palette, contrastThreshold: 4.5 }, 'primary')) {
      expect(ratio, `${main} ${of}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
