import { isObject } from './is-object.ts';
import { parseJson } from './parse-json.ts';

/** No more pieces of feedback wait on a device for the network. */
export const MAX_WAITING = 20;

/** Feedback as the script sends it. `id` is a UUID: sent twice, it is stored once. `rating` is 1 (helpful) or 0. */
export type FeedbackMessage = {
  id: string;
  page: string;
  rating: number;
  comment: string;
  section: string;
  language: string;
  website: string;
};

const TEXTS = ['id', 'page', 'comment', 'section', 'language', 'website'] as const;

/** Reads what a device kept until it is online again; whatever isn't a message is left out. Never throws. */
export function parseWaiting(text: unknown): FeedbackMessage[] {
  const list = parseJson(String(text));
  return Array.isArray(list) ? list.filter(isMessage).slice(0, MAX_WAITING) : [];
}

function isMessage(value: unknown): value is FeedbackMessage {
  return isObject(value) && TEXTS.every((name) => typeof value[name] === 'string') && (value.rating === 0 || value.rating === 1);
}
