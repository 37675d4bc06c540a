const HAN = '\\p{Script=Han}';

/** Faults in how Chinese and Latin letters stand beside each other, and what to write. Dates are as `Intl` writes them. */
const FAULTS: readonly (readonly [pattern: RegExp, cure: string])[] = [
  [
    new RegExp(`${HAN}(?:[,;:!?]|\\.(?=\\s|$))|[,;:!?] ?${HAN}`, 'gu'),
    'has half-width punctuation beside Chinese. Write ，。；：！？ instead.',
  ],
  [new RegExp(`${HAN} ?\\(|\\) ?${HAN}`, 'gu'), 'has half-width parentheses beside Chinese. Write （） instead.'],
  [new RegExp(`${HAN}[A-Za-z0-9]|[A-Za-z0-9%]${HAN}`, 'gu'), 'has no space between Chinese and Latin letters. Write one.'],
];

/** Years, months, and days. */
const DATE = /\d{4}年\d{1,2}月\d{1,2}日/g;

/** Breaches of the rules of punctuation in Chinese prose, a sentence each. */
export function faultsOfHan(prose: string): string[] {
  const text = prose.replace(DATE, '⟨⟩');
  return FAULTS.flatMap(([pattern, cure]) => [...text.matchAll(pattern)].map(({ index }) => `“${around(text, index)}” ${cure}`));
}

function around(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - 8), index + 10)
    .replace(/\s+/g, ' ')
    .trim();
}
