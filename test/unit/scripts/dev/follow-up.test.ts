import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FollowUp } from '../../../../scripts/dev/follow-up.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Tasks that take as long as their names say; what has ended, in this order. */
function recorded() {
  const ended: string[] = [];
  const run = async (task: '100' | '300', signal: AbortSignal) => {
    await new Promise((done) => setTimeout(done, Number(task)));
    if (!signal.aborted) ended.push(task);
  };
  const followUp = new FollowUp(run, () => ended.push('done'));
  return { followUp, ended };
}

test('tasks wait until no edit has come for a second, and run once for all edits', async () => {
  const { followUp, ended } = recorded();
  followUp.edited(['100']);
  await vi.advanceTimersByTimeAsync(900);
  followUp.edited(['100', '300']);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(401);
  expect(ended).toEqual(['100', '300', 'done']);
});

test('tasks run in the order of the last edit, before what earlier ones asked for', async () => {
  const { followUp, ended } = recorded();
  followUp.edited(['100']);
  followUp.edited(['300'], true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).toEqual(['300', '100', 'done']);
});

test('a task that an edit interrupts runs again, one that has ended does not', async () => {
  const { followUp, ended } = recorded();
  followUp.edited(['100', '300'], true);
  await vi.advanceTimersByTimeAsync(200);
  followUp.edited([], true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).toEqual(['100', '300', 'done']);
});
