import { expect, test } from 'vitest';
import { Flood, MAX_FRAME_MESSAGES_PER_SECOND, MAX_FRAME_WORDS } from '../../../../../client/browser/demos/live-edit/flood.ts';

const PONG = { kind: 'pong' };

test('as many messages as a second may have, every second → heard', () => {
  const flood = new Flood();
  const times = Array.from(
    { length: 5 * MAX_FRAME_MESSAGES_PER_SECOND },
    (_, index) => 5000 + (index * 1000) / MAX_FRAME_MESSAGES_PER_SECOND,
  );
  expect(times.filter((now) => flood.grows(PONG, now))).toEqual([]);
});

test('one more within a second → one too many', () => {
  const flood = new Flood();
  for (let count = 0; count < MAX_FRAME_MESSAGES_PER_SECOND; count += 1) expect(flood.grows(PONG, 5000)).toBe(false);
  expect(flood.grows(PONG, 5999)).toBe(true);
});

test.each([
  ['x'.repeat(MAX_FRAME_WORDS + 1), true],
  [{ kind: 'failed', message: 'x'.repeat(MAX_FRAME_WORDS + 1) }, true],
  [{ kind: 'failed', message: 'x'.repeat(MAX_FRAME_WORDS) }, false],
  [null, false],
  [undefined, false],
  [[1, 2], false],
])('a message of some length → %#', (data, grows) => {
  expect(new Flood().grows(data, 5000)).toBe(grows);
});
