import { type FeedbackMessage, MAX_WAITING, parseWaiting } from '../../shared/feedback-message.ts';
import type { StorageKey } from '../../shared/storage-keys.ts';
import { readStorage, storedKeys, writeStorage } from '../platform/storage.ts';
import { FEEDBACK_QUEUE_KEY, isWaitingKey } from './waiting-key.ts';

/** Feedback that this device has not handed over yet, oldest first. */
export function waitingFeedback(): FeedbackMessage[] {
  return waitingKeys().flatMap(messagesAt).slice(0, MAX_WAITING);
}

/** Keeps feedback until it is handed over; false when storage is denied or full, or too much waits already. */
export function keepFeedback(message: FeedbackMessage): boolean {
  dropFeedback(message.id);
  return waitingFeedback().length < MAX_WAITING && write(`${FEEDBACK_QUEUE_KEY}:${Date.now()}:${message.id}`, [message]);
}

/** Lets go of a message, wherever it waits: a build before this one kept all in one list. What is no message goes too. */
export function dropFeedback(wanted: string): void {
  for (const key of waitingKeys()) {
    const messages = messagesAt(key);
    const others = messages.filter(({ id }) => id !== wanted);
    if (others.length === 0 || others.length < messages.length) write(key, others);
  }
}

/** The time in a key puts the oldest first. */
function waitingKeys(): StorageKey[] {
  return storedKeys().filter(isWaitingKey).sort();
}

function messagesAt(key: StorageKey): FeedbackMessage[] {
  return parseWaiting(readStorage(key) ?? '[]');
}

function write(key: StorageKey, messages: FeedbackMessage[]): boolean {
  return writeStorage(key, messages.length > 0 ? JSON.stringify(messages) : null);
}
