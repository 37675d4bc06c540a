import type { Endpoint } from '../../shared/address/endpoints.ts';
import type { FeedbackMessage } from '../../shared/feedback-message.ts';
import { dropFeedback, keepFeedback, waitingFeedback } from './waiting-feedback.ts';

/** The page waits this long for the answer, in milliseconds. */
const SEND_MS = 15_000;

/** Stored, kept on this device until it is online again, or neither. */
type Outcome = 'stored' | 'kept' | 'failed';

/** Sends feedback. It is on the device while it is under way, so that leaving the page loses nothing; its id keeps it from being doubled. */
export async function sendFeedback(message: FeedbackMessage): Promise<Outcome> {
  const kept = keepFeedback(message);
  const status = await post(message);
  if (status === undefined && kept && !navigator.onLine) return 'kept';
  dropFeedback(message.id);
  return status === 201 ? 'stored' : 'failed';
}

/** Whether feedback is stored, now that it has been sent: perhaps not for the first time. */
export async function isStored(message: FeedbackMessage): Promise<boolean> {
  return (await post(message)) === 201;
}

/** Sends what waits on this device, oldest first, until one does not get through. Returns the ids of what was stored. */
export async function sendWaitingFeedback(): Promise<ReadonlySet<string>> {
  const stored = new Set<string>();
  for (const message of waitingFeedback()) {
    const status = await post(message);
    // 400 and 413 would be the answer for ever, as when its page is gone.
    if (status !== 201 && status !== 400 && status !== 413) break;
    dropFeedback(message.id);
    if (status === 201) stored.add(message.id);
  }
  return stored;
}

/** The status of the answer; undefined when there was none in time. Only 201 means stored: a captive portal answers 200 to everything. */
async function post(message: FeedbackMessage): Promise<number | undefined> {
  try {
    const { status } = await fetch('/toolpad/_edge/feedback' satisfies Endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      keepalive: true,
      signal: AbortSignal.timeout(SEND_MS),
    });
    return status;
  } catch {
    // No network, or too slow: the caller says so to the reader.
    return undefined;
  }
}
