import type { AppContext } from '../context.ts';
import { clientOf } from '../http/client-of.ts';
import type { Feedback } from './parse-feedback.ts';
import { saltOf } from './salt.ts';

/** Within this time, or the next as long, the same words of the same client are a second press of the button, in milliseconds. */
const PRESS_MS = 60_000;

/** Feedback with the id that it is stored under. `before` is the one that an earlier press of the same button may have had. */
export type NamedFeedback = Feedback & { id: string; before: string };

/**
 * Names feedback that came without an id. The name follows from the client, the words and the day's salt, so that a second press makes
 * the same one; once the salt is forgotten it says nothing of the client. Never throws.
 */
export async function nameFeedback(c: AppContext, feedback: Feedback): Promise<NamedFeedback> {
  if (feedback.id !== undefined) return { ...feedback, id: feedback.id, before: feedback.id };
  const client = [clientOf(c), c.req.header('User-Agent'), c.req.header('Accept-Language')];
  const span = Math.floor(Date.now() / PRESS_MS);
  const salt = await saltOf(c);
  const idAt = (time: number) => idOf([salt, ...client, ...contentOf(feedback), String(time)]);
  return { ...feedback, id: await idAt(span), before: await idAt(span - 1) };
}

/** The id of other words that came under an id which is taken; sent again they have it again. */
export function editedId(feedback: NamedFeedback): Promise<string> {
  return idOf([feedback.id, ...contentOf(feedback)]);
}

function contentOf({ page, rating, comment, section, language }: Feedback): string[] {
  return [page, String(rating), comment, section, language];
}

/** A UUID (version 8, RFC 9562) out of a list of texts; one that is missing counts too. */
async function idOf(parts: (string | undefined)[]): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts))));
  digest[6] = (Number(digest[6]) & 0x0f) | 0x80;
  digest[8] = (Number(digest[8]) & 0x3f) | 0x80;
  const hex = [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
