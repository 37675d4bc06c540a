import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { radius, textSize } from '../../../client/theme/css.ts';

/** Files whose numbers are a theme that a reader makes, not the site's looks. */
const DATA = ['client/theme', 'client/shared/theme-builder', 'client/shared/preferences', 'client/shared/constants.ts'];
/** These can import nothing, or would pay for it with a request, so their numbers are written out and compared. */
const WRITTEN_OUT = /\.css$|^client\/service-worker\/|\/ad-view\.ts$/;

const tracked = ['ls-files', 'client/*.ts', 'client/*.tsx', 'client/*.css', 'worker/*.ts', 'worker/*.tsx', 'worker/*.css'];
const FILES = execFileSync('git', [...tracked, ...DATA.map((path) => `:!${path}`)], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const OWN = [
  ['sizes of text', /(?:fontSize: '?|font-size: ?|\bfont:(?: ?'| ))((?:clamp|\d)[^,;}]*)/g, 'font-size: 13px;', '13px'],
  ['corners', /(?:border\w*Radius: '?|border-radius: ?)([1-9]\d*)(?!\d*%)/g, 'border-radius: 5px;', '5'],
  [
    'shadows and colors',
    /(?:shadow:|background:|color:)[^;\n]*?(rgba?\([\d,. ]+\))/gi,
    'boxShadow: 0 1px rgba(0, 0, 0, 0.2);',
    'rgba(0, 0, 0, 0.2)',
  ],
] as const;

const found = (pattern: RegExp, among: typeof FILES) =>
  among.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => ({ file, value: match[1]! })));

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

test.each([
  ['sizes of text', /font(?:-size)?:\s*(\d+px)/g, textSize],
  ['corners', /border-radius: ?(\d+px)/g, radius],
])('where nothing can be imported, the %s are those of the scale', (_what, pattern, scale) => {
  const values: readonly string[] = Object.values(scale);
  const written = found(pattern, COMPARED);
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter(({ value }) => !values.includes(value))).toEqual([]);
});
