import { describe, expect, test } from 'vitest';
import { applyDelta, deltaOf, type Facts } from '../../../../../scripts/api/versions/delta.ts';

const OLD: Facts = {
  List: { kind: 'component' },
  'List.prop.rows': { type: 'number', default: '10' },
  'List.prop.gone': { type: 'string' },
};
const NEW: Facts = {
  List: { kind: 'component' },
  'List.prop.rows': { type: 'number', default: '100' },
  'List.prop.fresh': { type: 'boolean', required: true },
};

describe('deltaOf', () => {
  test('holds what is new, what changed and what is gone, in order', () => {
    expect(deltaOf(OLD, NEW)).toEqual({
      set: { 'List.prop.fresh': { type: 'boolean', required: true }, 'List.prop.rows': { type: 'number', default: '100' } },
      removed: ['List.prop.gone'],
    });
  });

  test('of the same API is empty', () => {
    expect(deltaOf(OLD, { ...OLD })).toEqual({ set: {}, removed: [] });
  });
});

test.each([
  [OLD, NEW],
  [NEW, OLD],
  [{}, NEW],
  [OLD, {}],
])('applyDelta leads back to the API that the delta was made for', (before, after) => {
  expect(applyDelta(before, deltaOf(before, after))).toEqual(after);
});
