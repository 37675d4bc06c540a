import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countDisplay } from '../../../../client/browser/ads/ad-display.ts';
import { seededRandom } from '../../../helpers/random.ts';

const gtag = vi.fn();
const displays = () => gtag.mock.calls.map(([, category, { eventAction, eventLabel }]) => `${category} ${eventAction} ${eventLabel}`);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { gtag });
});
afterEach(() => {
  gtag.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a display counts after 2.5 s, the last label of a slot alone', () => {
  countDisplay('first', 1);
  vi.advanceTimersByTime(2499);
  countDisplay('second', 1);
  vi.advanceTimersByTime(2499);
  expect(displays()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(displays()).toEqual(['ad display second']);
  vi.advanceTimersByTime(60_000);
  expect(displays()).toHaveLength(1);
});

test.each([
  [0.1, 0.09, 1],
  [0.1, 0.11, 0],
  [1, 0.999, 1],
])('of a share of %d, %d drawn → %i', (ratio, drawn, count) => {
  vi.spyOn(Math, 'random').mockReturnValue(drawn);
  countDisplay('house', ratio);
  vi.advanceTimersByTime(2500);
  expect(displays()).toHaveLength(count);
});

test('of 10,000 slots that show a house ad and then the network’s, a tenth is counted, none twice', () => {
  vi.spyOn(Math, 'random').mockImplementation(seededRandom(9));
  for (let slot = 0; slot < 10_000; slot += 1) {
    countDisplay(`house ${slot}`, 0.1);
    vi.advanceTimersByTime(1000);
    countDisplay(`network ${slot}`, 0.1);
    vi.advanceTimersByTime(60_000);
  }
  const counted = displays();
  expect(new Set(counted).size).toBe(counted.length);
  expect(counted.filter((display) => !display.includes('network'))).toEqual([]);
  // Three standard deviations around 1,000.
  expect(counted.length).toBeGreaterThan(910);
  expect(counted.length).toBeLessThan(1090);
});
