import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onCode, radius, textSize } from '../../../client/theme/css.ts';
import { PALETTES } from '../../../client/theme/palette.ts';
import { BREAKPOINTS_PX, SPACING_UNIT_PX } from '../../../client/theme/tokens.ts';

/** Files whose numbers are a theme that a reader makes, not the site's looks. */
const DATA = ['client/theme', 'client/islands/theme-builder', 'client/shared/preferences', 'client/shared/own-app'];
/** These can import nothing, or would pay for it with a request, so their numbers are written out and compared. */
const WRITTEN_OUT = /\.css$|^client\/service-worker\/|\/ad-view\.ts$/;

const tracked = ['ls-files', 'client/*.ts', 'client/*.tsx', 'client/*.css', 'worker/*.ts', 'worker/*.tsx', 'worker/*.css'];
const FILES = execFileSync('git', [...tracked, ...DATA.map((path) => `:!${path}`)], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .map(fileAt);

function fileAt(file: string) {
  return { file, text: readFileSync(file, 'utf8') };
}

const OWN = [
  ['sizes of text', /(?:fontSize: '?|font-size: ?|\bfont:(?: ?'| ))((?:clamp|\d)[^,;}]*)/g, 'font-size: 13px;', '13px'],
  ['corners', /(?:border\w*Radius: '?|border-radius: ?)([1-9]\d*)(?!\d*%)/g, 'border-radius: 5px;', '5'],
  ['widths of the window', /\((?:min|max)-width: ?(\d+)/g, '@media (max-width: 480px)', '480'],
  [
    'shadows and colors',
    /(?:shadow:|background:|color:)[^;\n]*?(rgba?\([\d,. ]+\))/gi,
    'boxShadow: 0 1px rgba(0, 0, 0, 0.2);',
    'rgba(0, 0, 0, 0.2)',
  ],
] as const;

const found = (pattern: RegExp, among: typeof FILES) =>
  among.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => ({ file, value: match[1]! })));

/** A color with the letters and digits of one; names of elements have others. */
const COLOR = /(#(?:[\da-f]{3}|[\da-f]{6})\b|\bhsla?\([^)]*\))/gi;
/** Every color that the theme has, as it stands there. */
const THEME_COLORS = new Set(JSON.stringify([PALETTES, onCode]).match(COLOR));

const IMPORTING = FILES.filter(({ file }) => !WRITTEN_OUT.test(file));
const COMPARED = FILES.filter(({ file }) => WRITTEN_OUT.test(file));

test('the scale is short: seven sizes of text, four kinds of corners', () => {
  expect(Object.keys(textSize).length).toBeLessThanOrEqual(7);
  expect(Object.keys(radius).length).toBeLessThanOrEqual(4);
  expect(IMPORTING.length).toBeGreaterThan(300);
});

test.each(OWN)('no style that can import the theme writes its own %s', (_what, pattern, text, value) => {
  expect(found(pattern, [{ file: 'own.ts', text }])).toEqual([{ file: 'own.ts', value }]);
  expect(found(pattern, IMPORTING)).toEqual([]);
});

test('no style that can import the theme writes a color by itself', () => {
  expect(found(COLOR, [{ file: 'own.ts', text: "color: '#0062c4', fill: 'hsl(1, 2%, 3%)'" }]).map(({ value }) => value)).toEqual([
    '#0062c4',
    'hsl(1, 2%, 3%)',
  ]);
  expect(found(COLOR, IMPORTING)).toEqual([]);
});

test('where nothing can be imported, the colors are those of the theme', () => {
  const files = [...COMPARED, fileAt('scripts/insights/page.css'), fileAt('public/static/favicon.svg')];
  const foreign = found(COLOR, files).filter(({ value }) => !THEME_COLORS.has(value));
  // The mark's other tiles are its first one's color, thinned.
  expect(foreign.map(({ file }) => file)).toEqual(['public/static/favicon.svg', 'public/static/favicon.svg']);
});

test('where nothing can be imported, widths of the window are those of the layout, but for the frame of ads, which has its own', () => {
  const widths = Object.values(BREAKPOINTS_PX).map(String);
  const others = found(/\((?:min|max)-width: ?(\d+)/g, COMPARED).filter(({ value }) => !widths.includes(value));
  expect(others.map(({ file }) => file)).toEqual(['worker/views/ads/ad-frame.css']);
});

test('what is quiet beside code is as quiet as a comment in it', () => {
  expect(fileAt('public/static/styles/prism-okaidia.css').text).toContain(`.token.cdata {\n  color: ${onCode.quiet};`);
});

/** Paddings, margins and gaps in pixels: a number in a style object, lengths in a sheet. */
const SPACING = /\b(?:padding|margin|gap|rowGap|columnGap)[\w-]*: ?('[^']*'|`[^`]*`|[^;,}\n]*)/g;

function pixelsOf(value: string): number[] {
  if (/^-?\d+$/.test(value)) return [Number(value)];
  return [...value.matchAll(/(?<![\w.])-?\d+(?=px)/g)].map(([length]) => Number(length));
}

test('spacing is in quarters of the theme’s unit, but for what is moved by a pixel for the eye', () => {
  const spacings = found(SPACING, FILES).flatMap(({ file, value }) => pixelsOf(value.trim()).map((pixels) => ({ file, pixels })));
  expect(spacings.length).toBeGreaterThan(300);
  const moved = spacings.filter(({ pixels }) => pixels % (SPACING_UNIT_PX / 4) !== 0);
  // Why, says docs/decisions/0012-material-ui-at-the-edge.md.
  expect(moved.length, moved.map(({ file, pixels }) => `${file}: ${pixels}`).join('\n')).toBeLessThanOrEqual(20);
});

test.each([
  ['sizes of text', /font(?:-size)?:\s*(\d+px)/g, textSize],
  ['corners', /border-radius: ?(\d+px)/g, radius],
])('where nothing can be imported, the %s are those of the scale', (_what, pattern, scale) => {
  const values: readonly string[] = Object.values(scale);
  const written = found(pattern, COMPARED);
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter(({ value }) => !values.includes(value))).toEqual([]);
});
