/** Sentences one after the other: those of Chinese have no spaces between them. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences
    .filter(Boolean)
    .reduce((text, sentence) => (text === '' || /[。！？]$/.test(text) ? text + sentence : `${text} ${sentence}`), '');
}
