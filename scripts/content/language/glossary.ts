import type { Language } from '../../../client/shared/preferences/language.ts';
import type { ProjectFiles } from '../../shared/project-files.ts';

/** A word that the pages of a language do not use, and the one that they use. */
export type Usage = { not: string; but: string };

/** The rows of a table whose first head says that a word is not to be written. */
const TABLE = /^\| (?:不写|Not) \|.*\n\|.*\n((?:\|.*\n?)*)/m;

/** The words that the glossary of a language decides between; none where it has no glossary. */
export function readUsage(files: ProjectFiles, language: Language): Usage[] {
  const file = `content/translations/${language}-glossary.md`;
  const [, rows = ''] = (files.has(file) && TABLE.exec(files.text(file))) || [];
  return rows.split('\n').flatMap((row) => {
    const [, not = '', but = ''] = row.split('|').map((cell) => cell.trim());
    return not.split('、').flatMap((one) => (one ? [{ not: one, but }] : []));
  });
}

/** Words in a text that the glossary decides against. Latin ones are whole words: `cookie` is none in `cookies()`. */
export function misusesIn(text: string, usage: readonly Usage[]): Usage[] {
  return usage.filter(({ not }) => (/^\w+$/.test(not) ? new RegExp(`(?<![\\w-])${not}(?![\\w-])`).test(text) : text.includes(not)));
}
