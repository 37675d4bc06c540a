/** A section of a page's Markdown: what its heading says, and where it stands in the text, with what is below it. */
export type MarkdownSection = { id: string; level: 2 | 3; heading: string; start: number; end: number };

const HEADING = /^(##|###) (.+) \{#([^}\s]+)\}$/;
const FENCE = /^\s*(`{3,})/;

/** The sections of a page's Markdown in order; each ends with the next one that is not below it. Lines inside code are no headings. */
export function sectionsOf(markdown: string): MarkdownSection[] {
  const found: Omit<MarkdownSection, 'end'>[] = [];
  for (const { line, start, isCode } of linesOf(markdown)) {
    const [, marks, heading = '', id = ''] = (!isCode && HEADING.exec(line)) || [];
    if (marks) found.push({ id, heading, level: marks === '##' ? 2 : 3, start });
  }
  return found.map((section, at) => ({
    ...section,
    end: found.find(({ level }, other) => other > at && level <= section.level)?.start ?? markdown.length,
  }));
}

/** The lines of a Markdown text with where each begins, and whether it belongs to a fence. */
export function linesOf(markdown: string): { line: string; start: number; isCode: boolean }[] {
  let fence = '';
  let start = 0;
  return markdown.split('\n').map((line) => {
    const marks = FENCE.exec(line)?.[1] ?? '';
    const isCode = fence !== '' || marks !== '';
    if (fence === '') fence = marks;
    else if (line.trim() === fence) fence = '';
    const at = start;
    start += line.length + 1;
    return { line, start: at, isCode };
  });
}
