import { describe, expect, test } from 'vitest';
import { editHash, MAX_PACKED_EDIT_LENGTH, parseEditHash } from '../../../../client/shared/address/edit-link.ts';

const LONGEST = 'a'.repeat(MAX_PACKED_EDIT_LENGTH);

describe('the hash of an edit', () => {
  test.each([
    ['#edit=DashboardLayoutBasic.TS.q1b-_2', { name: 'DashboardLayoutBasic', styling: 'system', variant: 'TS', packed: 'q1b-_2' }],
    ['#edit=A.JS.0', { name: 'A', styling: 'system', variant: 'JS', packed: '0' }],
    ['#edit=css-A.TS.0', { name: 'A', styling: 'css', variant: 'TS', packed: '0' }],
    ['#edit=tailwind-A.JS.0', { name: 'A', styling: 'tailwind', variant: 'JS', packed: '0' }],
  ])('%s → read, and written the same', (hash, link) => {
    expect(parseEditHash(hash)).toEqual(link);
    expect(editHash(parseEditHash(hash)!)).toBe(hash);
  });

  test('the longest → read; a character more → none', () => {
    expect(parseEditHash(`#edit=A.TS.${LONGEST}`)?.packed).toHaveLength(MAX_PACKED_EDIT_LENGTH);
    expect(parseEditHash(`#edit=A.TS.${LONGEST}a`)).toBe(undefined);
    expect(editHash({ name: 'A', styling: 'system', variant: 'TS', packed: LONGEST })).toBe(`#edit=A.TS.${LONGEST}`);
    expect(editHash({ name: 'A', styling: 'system', variant: 'TS', packed: `${LONGEST}a` })).toBe(undefined);
  });

  test.each([
    '',
    '#',
    '#edit',
    '#edit=',
    '#edit=A',
    '#edit=A.TS',
    '#edit=A.TS.',
    '#edit=.TS.abc',
    '#edit=A.ts.abc',
    '#edit=wind-A.TS.abc',
    '#edit=css-.TS.abc',
    '#edit=css-tailwind-A.TS.abc',
    '#edit=A.CSS.abc',
    '#edit=A.TS.a+b',
    '#edit=A.TS.a%20b',
    '#edit=A.TS.abc.d',
    '#edit=A.TS.abc\n',
    '#edit=../x.TS.abc',
    ' #edit=A.TS.abc',
    '#DashboardLayoutBasic.tsx',
    undefined,
    null,
    7,
    {},
    ['#edit=A.TS.abc'],
  ])('%j → none', (hash) => {
    expect(parseEditHash(hash)).toBe(undefined);
  });
});
