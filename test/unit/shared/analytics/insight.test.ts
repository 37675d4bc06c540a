import { expect, test } from 'vitest';
import { dayBefore } from '../../../../client/shared/analytics/insight.ts';

test.each([
  ['2026-11-22T00:00:00Z', 0, '2026-11-22'],
  ['2026-11-22T23:59:59Z', 0, '2026-11-22'],
  ['2026-11-22T00:00:00Z', 1, '2026-11-21'],
  ['2026-03-01T12:00:00Z', 1, '2026-02-28'],
  ['2026-01-05T12:00:00Z', 30, '2025-12-06'],
])('%s: %i days before it was %s', (time, days, day) => {
  expect(dayBefore(Date.parse(time), days)).toBe(day);
});
