/** Characters that are not seen, or turn the order of what is read: what a stranger wrote is read before it runs. */
export const UNSEEN = /(?![\n\t])(?:[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\u034f|[\u115f\u1160\u3164\uffa0])/gu;

/** Text with each of them written as code would write it. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (character) => `\\u{${Number(character.codePointAt(0)).toString(16)}}`);
}
