import { expect, test } from 'vitest';
import { API_SECTIONS, apiViewKey, parseApiView } from '../../../client/shared/api-view.ts';

test.each([
  ['table', 'table'],
  ['expanded', 'expanded'],
  ['collapsed', 'expanded'],
  ['', undefined],
  [null, undefined],
  ['toString', undefined],
  [['table'], undefined],
])('the stored view %j is read as %s', (value, view) => {
  expect(parseApiView(value)).toBe(view);
});

test('each kind of tables has a key of its own', () => {
  expect(API_SECTIONS.map(apiViewKey)).toEqual(['apiPage_props', 'apiPage_slots', 'apiPage_classes', 'apiPage_options']);
});
