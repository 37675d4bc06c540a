/**
 * What is not prose, though it may hold English: code, addresses, and the words that a program shows, which stand bold or in quotation
 * marks.
 */
const NOT_PROSE = [
  /^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2 *$/gm,
  /(`+)(?:(?!\1)[\s\S])*?\1/g,
  /(?<=\])\([^)\s]*\)/g,
  /https?:\/\/\S+/g,
  /\*\*[^*]+\*\*/g,
  /“[^”]*”/g,
];

/** Stands where something was that is not prose. */
const GAP = '⟨⟩';

/** Latin words beside each other; a space or a comma is between them. */
const PHRASE = /[A-Za-z][\w'’.-]*(?:[ ,]+[A-Za-z][\w'’.-]*)+/g;

/** Markdown without what is not prose; each piece leaves a gap. */
export function proseOf(markdown: string): string {
  return NOT_PROSE.reduce((text, pattern) => text.replace(pattern, GAP), markdown);
}

/**
 * English in the prose of another language: phrases of at least three words, two of them in lower case. Names of products and
 * components have capitals, so they are none.
 */
export function englishIn(prose: string): string[] {
  return (prose.match(PHRASE) ?? []).filter((phrase) => {
    const words = phrase.split(/[ ,]+/);
    return words.length >= 3 && words.filter((word) => /^[a-z][^.]*$/.test(word)).length >= 2;
  });
}
