import type { Translate } from '../../../shared/translate.ts';

/** What the compiler and the frame say of code, which they say in English, and the key of the words for it. What is captured fills a gap. */
const SAID: readonly (readonly [said: RegExp, key: string])[] = [
  [/^Unexpected token, expected "(.+)"$/, 'expected'],
  [/^Unexpected token$/, 'token'],
  [/^Unexpected character '(.+)'$/, 'character'],
  [/^Unexpectedly reached the end of input\.$/, 'end'],
  [/^Unterminated string constant$/, 'string'],
  [/^Unterminated template$/, 'template'],
  [/^Unterminated comment$/, 'comment'],
  [/^Unterminated regular expression$/, 'pattern'],
  [/^Unterminated JSX contents$/, 'jsx'],
  [/^The code takes too long to read\. Make it simpler\.$/, 'slow'],
  [/^The code is nested too deeply\. Make it flatter\.$/, 'deep'],
  [/^There are more than (\d+) imports\.$/, 'imports'],
  [/^A statement is not finished\.$/, 'unfinished'],
  [/^Error: A loop ran for more than (\d+) seconds\.$/, 'loop'],
  [/^Error: The code could not be loaded\.$/, 'load'],
];

/** A message about code in the reader's language; what a browser or the code itself says stays as it is. */
export function inReadersWords(message: string, t: Translate): string {
  for (const [said, key] of SAID) {
    const found = said.exec(message);
    if (found) return t(`liveEdit.compiler.${key}`, { value: found[1] ?? '' });
  }
  return message;
}
