import { expect, test, vi } from 'vitest';
import type { AppContext } from '../../../../worker/context.ts';
import { isWithinFeedbackLimit } from '../../../../worker/feedback/feedback-limit.ts';

vi.spyOn(console, 'warn').mockImplementation(() => {});

test.each([
  ['a client and all together with room for one more', true, true, true, ['192.0.2.7', 'all']],
  ['a client without', false, true, false, ['192.0.2.7']],
  ['a client with room, where all together have none', true, false, false, ['192.0.2.7', 'all']],
])('%s → may post: %4$s', async (_, ofClient, ofAll, isWithin, counted) => {
  const asked: string[] = [];
  const limit = (success: boolean) => ({ limit: async ({ key }: { key: string }) => ({ success: asked.push(key) > 0 && success }) });
  const context = {
    env: { FEEDBACK_LIMIT: limit(ofClient), FEEDBACK_TOTAL_LIMIT: limit(ofAll), PEER: '192.0.2.7' },
    req: { path: '/toolpad/_edge/feedback', header: () => undefined },
  };
  expect(await isWithinFeedbackLimit(context as unknown as AppContext)).toBe(isWithin);
  // What one client is refused is not held against all.
  expect(asked).toEqual(counted);
});
