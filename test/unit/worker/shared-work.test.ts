import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppContext } from '../../../worker/context.ts';
import { sharedWork } from '../../../worker/shared-work.ts';

const c = { executionCtx: { waitUntil: () => {} } } as unknown as AppContext;
const never = () => new Promise<string>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is done once for all who ask meanwhile, and again by the next one', async () => {
  const share = sharedWork<string>();
  let done = 0;
  const work = async () => `${++done}`;
  expect(await Promise.all([share(c, 'a', work), share(c, 'a', work), share(c, 'b', work)])).toEqual(['1', '1', '2']);
  expect(await share(c, 'a', work)).toBe('3');
});

test('what failed fails for all who waited, and is tried again by the next one', async () => {
  const share = sharedWork<string>();
  const fails = () => Promise.reject(new Error('No.'));
  const both = await Promise.allSettled([share(c, 'a', fails), share(c, 'a', fails)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share(c, 'a', async () => 'well')).toBe('well');
});

// The request that began it may be ended by the platform, and then nothing settles what it began.
test('what is lost keeps nobody waiting for ever, nor those who come after', async () => {
  const share = sharedWork<string>();
  void share(c, 'a', never);
  const follower = expect(share(c, 'a', never)).rejects.toThrow('within 30000 ms');
  await vi.advanceTimersByTimeAsync(30_000);
  await follower;
  expect(await share(c, 'a', async () => 'well')).toBe('well');
});
