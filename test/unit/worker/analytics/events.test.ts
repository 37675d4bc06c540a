import { describe, expect, test } from 'vitest';
import { parseBatch } from '../../../../worker/analytics/events.ts';

const PAGE = { page_title: 'Account', page_location: '/toolpad', productId: 'toolpad-core', productCategoryId: 'toolpad' };
const VITAL = { value: 1, metric_label: 'Web Vitals', metric_value: 1, metric_delta: 1, metric_id: 'v5-1' };
const batch = (change: object) => parseBatch(JSON.stringify({ session: '1.1', properties: {}, events: [VIEW], ...change }));
const VIEW = { name: 'page_view', params: PAGE };
/** What else a page tells. */
const MORE = { codeVariant: 'TS', userLanguage: 'en' };
const isTaken = (change: object) => 'batch' in batch(change);

describe('session', () => {
  test.each([
    ['1.1', true],
    ['1234567890.1234567890', true],
    ['12345678901.1', false],
    ['1.12345678901', false],
    ['x1.1', false],
    ['1.1x', false],
    ['1', false],
    ['1_1', false],
    ['.1', false],
    ['', false],
  ])('%j → %s', (session, taken) => {
    expect(isTaken({ session })).toBe(taken);
  });
});

describe('properties', () => {
  const VALUES: Record<string, unknown[]> = {
    codeVariant: ['JS', 'TS'],
    codeStylingVariant: ['system', 'tailwind', 'css'],
    userLanguage: ['en', 'zh'],
    devicePixelRatio: [0, 1.25, 20],
    colorSchemeOS: ['light', 'dark'],
    colorScheme: ['light', 'dark'],
  };

  test.each(Object.entries(VALUES))('%s takes each of %j; anything else is left out and counted, and costs no event', (name, values) => {
    for (const value of values)
      expect(batch({ properties: { [name]: value } })).toMatchObject({ batch: { properties: { [name]: value } }, dropped: 0 });
    for (const other of ['', 'other', null, -0.1, 20.1, '1', {}]) {
      const read = batch({ properties: { ...MORE, [name]: other } });
      expect(read).toEqual({ batch: { session: '1.1', properties: { ...MORE, [name]: undefined }, events: [VIEW] }, dropped: 1 });
    }
  });

  test('one that is not known is left out and counted', () => {
    expect(batch({ properties: { ...MORE, shoeSize: 44 } })).toMatchObject({ batch: { properties: MORE }, dropped: 1 });
  });
});

describe('a page view', () => {
  test.each<[object, boolean]>([
    [{}, true],
    [{ page_title: 'x'.repeat(300) }, true],
    [{ page_title: 'x'.repeat(301) }, false],
    [{ page_location: '/'.padEnd(2048, 'x') }, true],
    [{ page_location: '/'.padEnd(2049, 'x') }, false],
    [{ page_location: 'toolpad' }, false],
    [{ page_location: '/toolpad/search', page_title: 'x'.repeat(20) }, true],
    [{ page_location: '/toolpad/search', page_title: 'x'.repeat(21) }, false],
    [{ page_location: '/toolpad/search?q=x', page_title: 'x'.repeat(21) }, false],
    [{ page_location: '/about/toolpad/search', page_title: 'x'.repeat(21) }, true],
    [{ productId: 'toolpad-studio' }, true],
    [{ productId: 'other' }, false],
    [{ productCategoryId: 'other' }, false],
    [{ more: 1 }, false],
  ])('with %j → %s', (change, taken) => {
    expect(isTaken({ events: [{ name: 'page_view', params: { ...PAGE, ...change } }] })).toBe(taken);
  });
});

describe('a metric', () => {
  test.each<[string, object, boolean]>([
    ...['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name): [string, object, boolean] => [name, {}, true]),
    ['FID', {}, false],
    ['CLS', { metric_id: 'x'.repeat(64) }, true],
    ['CLS', { metric_id: 'x'.repeat(65) }, false],
    ['CLS', { metric_label: 'Other' }, false],
    ['CLS', { value: null }, false],
    ['CLS', { metric_value: '1' }, false],
    ['CLS', { metric_delta: undefined }, false],
    ['CLS', { more: 1 }, false],
  ])('%s with %j → %s', (name, change, taken) => {
    expect(isTaken({ events: [{ name, params: { ...VITAL, ...change } }] })).toBe(taken);
  });
});

describe('events', () => {
  const ad = { name: 'ad', params: { eventAction: 'click' } };

  test.each([
    [1, 0],
    [20, 0],
    [18, 2],
  ])('%i that are known and %i that are not → these are counted', (known, dropped) => {
    const events = [...Array.from({ length: known }, () => ad), ...Array.from({ length: dropped }, () => null)];
    expect(batch({ events })).toEqual({ batch: { session: '1.1', properties: {}, events: events.slice(0, known) }, dropped });
  });

  test.each([
    ['session', { session: 7 }],
    ['properties', { properties: null }],
    ['events', { events: [] }],
    ['events', { events: Array.from({ length: 21 }, () => ad) }],
    ['events', { events: [null] }],
  ])('the wrong %s is named', (wrong, change) => {
    expect(batch(change)).toEqual({ wrong });
  });

  test.each(['', '{', 'null', '7'])('%j → the body is named', (body) => {
    expect(parseBatch(body)).toEqual({ wrong: 'the body' });
  });
});
