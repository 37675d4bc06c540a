import { readFileSync, writeFileSync } from 'node:fs';
import { sectionsOf } from './api/description-words.ts';
import { readDescriptions } from './api/shapes.ts';
import { readStudioTexts } from './api/studio-shapes.ts';
import { hashesOf } from './api/translated-texts.ts';
import { compilePage } from './content/compile-page.ts';
import { compileSite } from './content/compile-site.ts';
import { createMarkdown } from './content/markdown.ts';
import { Project } from './content/project.ts';
import { translationTable } from './content/translation-table.ts';
import { runCommand } from './shared/command.ts';
import { DESCRIPTIONS_FOLDER, englishOf, pathOfFile } from './shared/content-files.ts';
import { OTHER_LANGUAGES } from './shared/languages.ts';
import { formatProblem } from './shared/problem.ts';
import type { Section } from './shared/section.ts';

const project = new Project();

/** Without files: says how far the translations are. With files: notes that they translate their English pages as these are now. */
async function translations(): Promise<void> {
  const files = process.argv.slice(2);
  if (files.length === 0) report();
  for (const file of files) {
    if (!file.endsWith('.json')) record(file);
    else if (file.startsWith(`${DESCRIPTIONS_FOLDER}/`)) recordWords(file);
    else recordTexts(file);
  }
}

function report(): void {
  const { pages, written, warnings } = compileSite(project);
  for (const language of OTHER_LANGUAGES) console.log(`${translationTable(language, pages, written[language])}\n`);
  console.log(warnings.join('\n') || 'Every translation is up to date.');
}

function record(file: string): void {
  const found = englishOf(file);
  if (!found || found.english === file) throw new Error(`${file} is not a translation. Name a file such as content/pages/core.zh.md.`);
  const { page, problems } = compilePage(project, found.english, pathOfFile(found.english), createMarkdown());
  if (!page?.sections) throw new Error(problems.map(formatProblem).join('\n'));
  writeFileSync(file, withSections(readFileSync(file, 'utf8'), page.sections));
  console.log(`${file}: ${page.sections.length} sections noted.`);
}

/** The same for the description of a component. */
function recordWords(file: string): void {
  const english = readDescriptions(project).find((one) => one.file === englishOf(file)?.english);
  if (!english?.description || english.file === file)
    throw new Error(`${file} translates no description. Name a file such as content/api/core/account.zh.json.`);
  note(file, Object.fromEntries(sectionsOf(english.description).map(({ id, hash }) => [id, hash])));
}

/** The same for texts by key: those of Studio's components, and of the file schema. */
function recordTexts(file: string): void {
  const known = [...readStudioTexts(project).texts.values(), project.schemaTexts()];
  const english = known.find((one) => one.file === englishOf(file)?.english);
  if (!english || english.file === file)
    throw new Error(`${file} translates no texts. Name a file such as content/api/studio/button.zh.json.`);
  note(file, hashesOf(english.texts));
}

/** Rewrites `translates` as the last key of a JSON file. */
function note(file: string, hashes: Record<string, string>): void {
  const translates = JSON.stringify(hashes, null, 2).replaceAll('\n', '\n  ');
  const bare = readFileSync(file, 'utf8').replace(/,\s*"translates": \{[^}]*\}/, '');
  writeFileSync(file, bare.replace(/\s*\}\s*$/, `,\n  "translates": ${translates}\n}\n`));
  console.log(`${file}: ${Object.keys(hashes).length} noted.`);
}

/** The source with its `translates` written again, as the last key of the frontmatter. */
function withSections(source: string, sections: Section[]): string {
  const lines = sections.map(({ id, hash }) => `  ${id}: "${hash}"\n`).join('');
  const bare = source.replace(/^translates:\n(?: {2}\S.*\n)*/m, '');
  return bare.replace(/^---\n([\s\S]*?)^---$/m, (_, head: string) => `---\n${head}translates:\n${lines}---`);
}

await runCommand(translations);
