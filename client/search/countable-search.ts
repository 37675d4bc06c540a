import { MAX_COUNTED_DIGITS } from '../shared/analytics/insight.ts';
import { wordsOf } from './terms.ts';

/** A longer search, or one with longer words or more of them, may be personal and is not counted. */
const MAX_COUNTED_LENGTH = 60;
const MAX_COUNTED_WORD_LENGTH = 30;
export const MAX_COUNTED_WORDS = 6;

/** Anything but letters, digits and the joints of names such as `@mui/material`, `c#` or `sign-in`. */
const NOISE = /[^\p{L}\p{M}\p{N}@./_'’+#-]+/gu;
/** Addresses of mail, of people (`@name`, but not `@scope/package`), of sites, machines and files. */
const ADDRESSES = [/\S@/, /@(?!\w[\w.-]*\/\w)/, /:\/\/|\bwww\.|\.(?:com|org|net|edu|gov|cn)\b/, /(?:[\da-f]*:){2}/, /\\|(?:^|\s)\/\w/];
const NUMBER = /^\P{L}*\p{N}\P{L}*$/u;

/**
 * A search as it may be counted: lower case, without punctuation. Undefined when there is nothing to count, or when it may be personal:
 * an address, a number, many digits, more than a few words, or a word that is too long to be one.
 */
export function countableSearch(query: string): string | undefined {
  const text = query.normalize('NFKC').toLowerCase();
  if (ADDRESSES.some((address) => address.test(text))) return undefined;
  const words = text.replace(NOISE, ' ').split(' ').map(withoutEnds).filter(Boolean);
  const counted = words.join(' ');
  const digits = counted.match(/\p{N}/gu)?.length ?? 0;
  if (counted === '' || counted.length > MAX_COUNTED_LENGTH || digits > MAX_COUNTED_DIGITS) return undefined;
  if (words.some((word) => NUMBER.test(word) || word.length > MAX_COUNTED_WORD_LENGTH)) return undefined;
  const { length } = wordsOf(counted);
  return length > 0 && length <= MAX_COUNTED_WORDS ? counted : undefined;
}

/** A word without the punctuation around it. */
function withoutEnds(word: string): string {
  return word.replace(/^[^\p{L}\p{N}@]+|[^\p{L}\p{M}\p{N}+#]+$/gu, '');
}
