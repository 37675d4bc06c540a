/** A terminal would obey these, or turn the line around: control characters and invisible marks. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** A text that a terminal shows as it is. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, ' ');
}
