import { isTranslation } from '../shared/content-files.ts';
import { formatProblem } from '../shared/problem.ts';
import { ProjectFiles } from '../shared/project-files.ts';
import { outputOf, tool } from '../shared/tool.ts';
import { longSentences, phrasesIn } from './faults.ts';

// What readers and contributors read. CHANGELOG.md is made from commits.
const PROSE = [
  'content/pages/**/*.md',
  'content/api/{core,studio}/*.json',
  'content/schemas/*.json',
  'content/translations/en.json',
  'content/*.md',
  'docs/**/*.md',
  '{README,CONTRIBUTING,SECURITY}.md',
  '{test,worker}/**/README.md',
];

// What is unchanged is not read again.
const CACHE = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/cspell'];

/** The files whose English is checked. */
export function proseFiles(files: ProjectFiles): string[] {
  return files.list(...PROSE).filter((file) => !isTranslation(file));
}

/** Prints sentences that are too long. Throws an error that lists phrases to avoid and words that no American dictionary has. */
export async function checkProse(): Promise<void> {
  const files = new ProjectFiles();
  const prose = proseFiles(files);
  for (const problem of prose.flatMap((file) => longSentences(file, files.text(file)))) console.warn(formatProblem(problem));
  const phrases = prose.flatMap((file) => phrasesIn(file, files.text(file))).map(formatProblem);
  const failures = [...phrases, ...(await misspellings(prose))];
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

/** What cspell finds; words of the products are in cspell.json. */
async function misspellings(files: string[]): Promise<string[]> {
  try {
    await tool('cspell', ['lint', '--no-progress', '--no-summary', '--no-color', ...CACHE, ...files]);
    return [];
  } catch (error) {
    return [outputOf(error).trimEnd()];
  }
}
