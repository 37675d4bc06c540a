/** Where feedback waits for the network: begins the key of each message. */
export const FEEDBACK_QUEUE_KEY = 'feedback-waiting';

/** Whether feedback waits under a key of storage. Each message has its own: of two tabs that change one list at once, one would undo the other. */
export function isWaitingKey(key: string | null): key is `${typeof FEEDBACK_QUEUE_KEY}${string}` {
  return key?.startsWith(FEEDBACK_QUEUE_KEY) ?? false;
}
