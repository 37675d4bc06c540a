import { englishIn, proseOf } from '../../../scripts/content/language/english-left.ts';

/** What is code, what a program shows, which stands bold, and names of people; scripts and styles, which nobody reads. */
const NOT_PROSE = /<(script|style|noscript|pre|code|strong|bdi)\b[\s\S]*?<\/\1>/g;
/** Attributes that are read out or shown. */
const SAID = /\s(?:alt|title|aria-label|placeholder)="([^"]*)"/g;
/** Commands, as labels of diagrams hold them. */
const COMMAND = /^(?:npm|git|toolpad-studio) /;

/** English phrases that readers see or hear on a page in another language. */
export function englishLeft(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(NOT_PROSE, '⟨⟩');
  const said = [...body.matchAll(SAID)].map(([, words]) => words);
  const shown = body.replace(/<[^>]+>/g, '\n');
  return englishIn(proseOf([...said, shown].join('\n'))).filter((phrase) => !COMMAND.test(phrase));
}
