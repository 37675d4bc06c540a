import { FEEDBACK_QUEUE_KEY, FEEDBACK_QUEUE_MAX } from '../../shared/constants.ts';
import { type FeedbackMessage, parseWaiting } from '../../shared/feedback-message.ts';

/** Feedback that this device has not handed over yet, oldest first. */
export function waitingFeedback(): FeedbackMessage[] {
  try {
    return parseWaiting(localStorage.getItem(FEEDBACK_QUEUE_KEY) ?? '[]');
  } catch {
    // Storage is denied: then nothing waits.
    return [];
  }
}

/** Keeps feedback until it is handed over; false when storage is denied or full, or too much waits already. */
export function keepFeedback(message: FeedbackMessage): boolean {
  const others = waitingFeedback().filter(({ id }) => id !== message.id);
  return others.length < FEEDBACK_QUEUE_MAX && write([...others, message]);
}

/** Read again each time, since another tab may have changed the list. */
export function dropFeedback(wanted: string): void {
  write(waitingFeedback().filter(({ id }) => id !== wanted));
}

function write(messages: FeedbackMessage[]): boolean {
  try {
    if (messages.length > 0) localStorage.setItem(FEEDBACK_QUEUE_KEY, JSON.stringify(messages));
    else localStorage.removeItem(FEEDBACK_QUEUE_KEY);
    return true;
  } catch {
    return false;
  }
}
