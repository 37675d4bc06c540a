import { afterEach, expect, test, vi } from 'vitest';
import type { AppContext } from '../../../../worker/context.ts';
import { areWithin, isWithin } from '../../../../worker/http/limits.ts';

const limit = vi.fn<(options: { key: string }) => Promise<{ success: boolean }>>();
const context = {
  env: { FEEDBACK_LIMIT: { limit }, PEER: '192.0.2.7' },
  req: { path: '/toolpad/_edge/feedback', header: () => undefined },
} as unknown as AppContext;
const lines: string[] = [];
for (const kind of ['warn', 'error'] as const) vi.spyOn(console, kind).mockImplementation((line: string) => void lines.push(line));
afterEach(() => {
  limit.mockReset();
  lines.length = 0;
});

test.each([
  ['one client', isWithin, '192.0.2.7'],
  ['all clients', areWithin, 'all'],
])('%s → counted under one key', async (_, count, key) => {
  limit.mockResolvedValue({ success: true });
  expect(await count(context, 'FEEDBACK_LIMIT')).toBe(true);
  expect(limit.mock.calls).toEqual([[{ key }]]);
  expect(lines).toEqual([]);
});

test('over the limit → refused, and a line', async () => {
  limit.mockResolvedValue({ success: false });
  expect(await isWithin(context, 'FEEDBACK_LIMIT')).toBe(false);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'refused', limit: 'FEEDBACK_LIMIT' });
});

test('a limit that fails → let in, and a line', async () => {
  limit.mockRejectedValue(new Error('down'));
  expect(await isWithin(context, 'FEEDBACK_LIMIT')).toBe(true);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'limit-trouble',
    limit: 'FEEDBACK_LIMIT',
    reason: expect.stringContaining('down'),
  });
});
