import { describe, expect, test } from 'vitest';
import {
  MAX_EDIT_CHARACTERS,
  MAX_FRAME_MESSAGE_CHARACTERS,
  MAX_OFFERED_IMPORTS,
  MAX_SHEET_CHARACTERS,
  MAX_SPECIFIER_CHARACTERS,
  parseFromFrame,
  parseToFrame,
} from '../../../client/shared/playground/live-messages.ts';

const look = { scheme: 'dark', direction: 'rtl', dense: true, language: 'zh' };
const run = { kind: 'run', id: 1, source: 'x', variant: 'TS', sheet: 'a{}', look };
const RUBBISH = [undefined, null, 0, '', 'ready', [], {}, { kind: 'other' }, { kind: ['ready'] }, { kind: 'run' }, { kind: 'ran' }];

describe('to the frame', () => {
  test.each([
    [run],
    [{ kind: 'look', look }],
    [{ kind: 'look', look: { scheme: 'light', direction: 'ltr', dense: false, language: 'en' } }],
    [{ kind: 'ping' }],
    [{ ...run, source: '', variant: 'JS' }],
  ])('%j → itself', (message) => {
    expect(parseToFrame(message)).toEqual(message);
  });

  test.each([
    ...RUBBISH,
    { ...run, id: -1 },
    { ...run, id: 1.5 },
    { ...run, id: '1' },
    { ...run, source: 1 },
    { ...run, variant: 'ts' },
    { ...run, variant: undefined },
    { ...run, sheet: undefined },
    { ...run, kind: 'ran' },
    { ...run, sheet: { length: 1 } },
    { ...run, source: { length: 1 } },
    { ...run, look: undefined },
    { ...run, look: null },
    { ...run, look: { ...look, scheme: 'system' } },
    { kind: 'look', look: { ...look, direction: 'up' } },
    { kind: 'look', look: { ...look, language: 'xx' } },
  ])('%j → nothing', (message) => {
    expect(parseToFrame(message)).toBe(undefined);
  });

  test.each([
    ['source', { source: 'x'.repeat(MAX_EDIT_CHARACTERS) }],
    ['sheet', { sheet: 'x'.repeat(MAX_SHEET_CHARACTERS) }],
    ['id', { id: 0 }],
  ])('the longest or least %s → itself', (_, change) => {
    expect(parseToFrame({ ...run, ...change })).toEqual({ ...run, ...change });
  });

  test('code longer than any edit → nothing', () => {
    expect(parseToFrame({ ...run, source: 'x'.repeat(MAX_EDIT_CHARACTERS + 1) })).toBe(undefined);
  });

  test('a sheet longer than any demo has → nothing', () => {
    expect(parseToFrame({ ...run, sheet: 'x'.repeat(MAX_SHEET_CHARACTERS + 1) })).toBe(undefined);
  });

  test('what is not known of → left out', () => {
    expect(parseToFrame({ ...run, look: { ...look, dense: 1, more: 2 }, more: 3 })).toEqual({ ...run, look: { ...look, dense: false } });
  });
});

describe('from the frame', () => {
  test.each([
    [{ kind: 'ready' }],
    [{ kind: 'leaving' }],
    [{ kind: 'pong' }],
    [{ kind: 'ran', id: 0 }],
    [{ kind: 'no-component', id: 2 }],
    [{ kind: 'failed', id: 2, message: 'Error: no' }],
    [{ kind: 'failed', id: 2, message: 'Error: no', line: 3 }],
    [{ kind: 'failed', id: 2, message: '', line: 1 }],
    [{ kind: 'missing', id: 2, specifier: 'lodash', offered: ['react', 'dayjs'], line: 7 }],
    [{ kind: 'missing', id: 2, specifier: 'x'.repeat(MAX_SPECIFIER_CHARACTERS), offered: Array(MAX_OFFERED_IMPORTS).fill('x') }],
  ])('%j → itself', (message) => {
    expect(parseFromFrame(message)).toEqual(message);
  });

  test.each([
    ...RUBBISH,
    { kind: 'failed', id: 2 },
    { kind: 'failed', id: 2, message: { toString: 1 } },
    { kind: 'failed', id: Number.NaN, message: 'x' },
    { kind: 'ran', message: 'x', specifier: 'x', offered: [] },
    { kind: 'other', id: 2, message: 'x', specifier: 'x', offered: [] },
    { kind: 'missing', id: 2, specifier: 7, offered: [] },
    { kind: 'missing', id: 2, specifier: 'x', offered: 'x' },
    { kind: 'missing', id: 2, specifier: 'x'.repeat(MAX_SPECIFIER_CHARACTERS + 1), offered: [] },
    { kind: 'missing', id: 2, specifier: 'x', offered: Array(MAX_OFFERED_IMPORTS + 1).fill('x') },
    { kind: 'missing', id: 2, specifier: 'x', offered: [{}] },
  ])('%j → nothing', (message) => {
    expect(parseFromFrame(message)).toBe(undefined);
  });

  test.each([0, -1, 2.5, '3', null])('line %j → no line', (line) => {
    expect(parseFromFrame({ kind: 'failed', id: 1, message: 'x', line })).toEqual({ kind: 'failed', id: 1, message: 'x' });
  });

  test('a long message → cut', () => {
    const message = parseFromFrame({ kind: 'failed', id: 1, message: 'x'.repeat(MAX_FRAME_MESSAGE_CHARACTERS * 2) });
    expect(message).toEqual({ kind: 'failed', id: 1, message: 'x'.repeat(MAX_FRAME_MESSAGE_CHARACTERS) });
  });
});
