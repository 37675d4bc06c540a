import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pollForAd } from '../../../../client/browser/ads/ad-poll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Polls a network whose ad comes at an attempt, and notes what each attempt was told: its time in ms, and whether blocked. */
function poll(foundAt = Number.POSITIVE_INFINITY) {
  const seen: [at: number, blocked: boolean][] = [];
  const started = Date.now();
  const stop = pollForAd(
    (blocked) => seen.push([Date.now() - started, blocked]) >= foundAt,
    (work) => work,
  );
  return { seen, stop };
}

describe('pollForAd', () => {
  test('looks at once, then every 500 ms, 30 times in all', () => {
    const { seen } = poll();
    vi.advanceTimersByTime(60_000);
    expect(seen.map(([at]) => at)).toEqual(Array.from({ length: 30 }, (_, index) => index * 500));
  });

  test('counts as blocked from the seventh failure on', () => {
    const { seen } = poll();
    vi.advanceTimersByTime(60_000);
    expect(seen.findIndex(([, blocked]) => blocked)).toBe(6);
    expect(seen[6]).toEqual([3000, true]);
    expect(seen.slice(6).every(([, blocked]) => blocked)).toBe(true);
  });

  test.each([1, 3, 7, 12, 30])('ends with the ad at attempt %i', (attempt) => {
    const { seen } = poll(attempt);
    vi.advanceTimersByTime(60_000);
    expect(seen).toHaveLength(attempt);
  });

  test('ends when it is stopped', () => {
    const { seen, stop } = poll();
    vi.advanceTimersByTime(1000);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(seen).toHaveLength(3);
  });
});
