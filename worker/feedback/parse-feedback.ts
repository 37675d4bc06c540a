import * as v from 'valibot';
import { paths } from '#content';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../client/shared/preferences/language.ts';
import { UUID } from '../../client/shared/uuid.ts';
import { MAX_COMMENT_LENGTH } from './bounds.ts';

const known = new Set<string>(paths);
/** As the build makes ids of headings: percent-encoded where a letter is not ASCII. */
const HEADING_ID = /^[\w%.~!'()*-]{0,400}$/;

const feedbackSchema = v.object({
  page: v.pipe(
    v.string(),
    v.check((path) => known.has(path)),
  ),
  // Scripts send numbers, forms send text.
  rating: v.pipe(
    v.picklist([1, 0, '1', '0']),
    v.transform((rating): 0 | 1 => (Number(rating) === 1 ? 1 : 0)),
  ),
  comment: v.pipe(v.optional(v.string(), ''), v.transform(cleanText), v.maxLength(MAX_COMMENT_LENGTH)),
  section: v.pipe(v.optional(v.string(), ''), v.regex(HEADING_ID)),
  language: v.optional(v.picklist(LANGUAGES), DEFAULT_LANGUAGE),
  id: v.optional(
    v.pipe(
      v.string(),
      v.regex(UUID),
      v.transform((id) => id.toLowerCase()),
    ),
  ),
  // No reader sees this field, so whoever fills it in is a bot.
  website: v.optional(v.literal(''), ''),
});

/** A reader's feedback, checked. `rating` is 1 (helpful) or 0; with an `id` the sender can send it again. */
export type Feedback = Omit<v.InferOutput<typeof feedbackSchema>, 'website'>;

/** Checks what was sent; the first wrong field comes back by its name. Never throws. */
export function parseFeedback(fields: unknown): Feedback | { wrong: string } {
  const result = v.safeParse(feedbackSchema, fields);
  if (!result.success) return { wrong: v.getDotPath(result.issues[0]) ?? 'body' };
  const { website: _, ...feedback } = result.output;
  return feedback;
}

/** Whether this is a UUID, by which the same feedback is known again. */
export function isFeedbackId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** One kind of line end (forms send two), and no characters that only a machine would send. */
function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}--[\n\t]]/gv, '')
    .trim();
}
