/** The poll for the network's ad: every 500 ms, at most 30 times, blocked after more than 6 failures. */
export const AD_POLL_INTERVAL_MS = 500;
export const AD_POLL_MAX_ATTEMPTS = 30;
export const AD_POLL_FAILURES_BEFORE_BLOCKED = 6;

/**
 * Looks for the network's ad until it is there or the attempts are used up. `look` is told whether the network counts as blocked
 * and says whether something came. `guard` wraps each attempt. Returns what ends the poll.
 */
export function pollForAd(look: (blocked: boolean) => boolean, guard: (work: () => void) => () => void): () => void {
  let attempt = 0;
  let timer: number | undefined;
  const attemptOnce = guard(() => {
    attempt += 1;
    const found = look(attempt > AD_POLL_FAILURES_BEFORE_BLOCKED);
    if (!found && attempt < AD_POLL_MAX_ATTEMPTS) timer = Number(setTimeout(attemptOnce, AD_POLL_INTERVAL_MS));
  });
  attemptOnce();
  return () => clearTimeout(timer);
}
