import * as v from 'valibot';
import type { Language } from '../../client/shared/preferences/language.ts';
import { translationsOf } from '../shared/content-files.ts';
import { hashOf } from '../shared/hash.ts';
import { allFindings, type Findings, lineOf } from '../shared/problem.ts';
import type { ProjectFiles } from '../shared/project-files.ts';
import { readShape } from '../shared/read-shape.ts';
import { filled } from './shapes.ts';

/** English texts by key, and the file that they stand in, beside which `<name>.<language>.json` has those of another language. */
export type EnglishTexts = { file: string; texts: Readonly<Record<string, string>> };

/** Texts by key in a language; `outdated` are the keys whose English text has changed since. */
export type TranslatedTexts = { texts: Readonly<Record<string, string>>; outdated: readonly string[] };

const schema = v.strictObject({
  texts: v.record(v.string(), filled),
  /** The hash of each English text that they are translations of. */
  translates: v.optional(v.record(v.string(), v.string()), {}),
});

/** The texts in a language. English fills in for a language without a file, and for texts that it lacks, which `checkTranslations` tells. */
export function translateTexts(files: ProjectFiles, { file, texts }: EnglishTexts, language: Language): TranslatedTexts {
  const own = translationsOf(files, file).find((one) => one.language === language);
  const { output } = own ? read(files, own.file) : {};
  return output ? { texts: { ...texts, ...output.texts }, outdated: outdatedAmong(texts, output.translates) } : { texts, outdated: [] };
}

/** What is wrong with the translations of texts, and which of them are older than English. */
export function checkTranslations(files: ProjectFiles, { file, texts }: EnglishTexts): Findings {
  return allFindings(translationsOf(files, file).map((one) => check(files, one.file, file, texts)));
}

/** The hash of each text, as a translation of them notes it. */
export function hashesOf(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, hashOf(text)]));
}

function read(files: ProjectFiles, file: string) {
  const source = files.text(file);
  return { source, ...readShape(schema, file, source) };
}

function check(files: ProjectFiles, file: string, english: string, texts: Readonly<Record<string, string>>): Findings {
  const { source, output, problems } = read(files, file);
  if (!output) return { problems, warnings: [] };
  const at = (key: string, message: string) => ({ file, line: lineOf(source, `"${key}"`), message });
  const outdated = outdatedAmong(texts, output.translates);
  // Who writes or removes an English text need not know the other language: readers get English until it is translated.
  const missing = Object.keys(texts).filter((key) => !Object.hasOwn(output.texts, key) && !outdated.includes(key));
  const unknown = Object.keys(output.texts).filter((key) => !Object.hasOwn(texts, key));
  const gone = unknown.filter((key) => Object.hasOwn(output.translates, key));
  const excess = unknown.filter((key) => !gone.includes(key));
  return {
    problems: [
      ...missing.map((key) => at('texts', `\`${key}\` is not translated. Add it.`)),
      ...excess.map((key) => at(key, `English has no \`${key}\`. Remove it.`)),
    ],
    warnings: [
      ...(outdated.length > 0
        ? [`${file} is older than ${english}: ${list(outdated)}. Translate what changed, then run \`npm run translations -- ${file}\`.`]
        : []),
      ...(gone.length > 0
        ? [
            `${file} translates ${list(gone)}, which ${english} no longer has. Remove what is gone, then run \`npm run translations -- ${file}\`.`,
          ]
        : []),
    ],
  };
}

function list(keys: readonly string[]): string {
  return keys.map((key) => `\`${key}\``).join(', ');
}

function outdatedAmong(texts: Readonly<Record<string, string>>, translates: Readonly<Record<string, string>>): string[] {
  return Object.entries(hashesOf(texts)).flatMap(([key, hash]) => (translates[key] === hash ? [] : [key]));
}
