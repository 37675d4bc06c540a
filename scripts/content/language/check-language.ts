import type { WrittenBlock } from '../../../client/blocks/blocks.ts';
import { blocksIn } from '../../../client/blocks/blocks-in.ts';
import { blocksMarkdown } from '../../../client/blocks/texts.ts';
import type { Language } from '../../../client/shared/preferences/language.ts';
import type { Translate } from '../../../client/shared/translate.ts';
import { lineOf, type Problem } from '../../shared/problem.ts';
import type { TranslatedPage } from '../compile-translation.ts';
import type { Project } from '../project.ts';
import { englishIn, proseOf } from './english-left.ts';
import { misusesIn, readUsage, type Usage } from './glossary.ts';
import { faultsOfHan } from './han-punctuation.ts';

/** A label that is a command, which is code. */
const COMMAND = /^(?:npm|git|toolpad-studio) /;

/** What a page of a language is checked with. */
type Rules = { t: Translate; usage: readonly Usage[]; script: string | undefined };

/** What readers of translated pages see that their language does not write so: English, words against the glossary, punctuation. */
export function checkLanguage(project: Project, pages: readonly TranslatedPage[]): Problem[] {
  const byLanguage = Map.groupBy(pages, ({ language }) => language);
  return [...byLanguage].flatMap(([language, own]) => {
    const rules = { t: project.words(language), usage: readUsage(project, language), script: scriptOf(language) };
    return own.flatMap((page) => checkPage(page, rules));
  });
}

/** What is wrong with a text of a language, a sentence each. */
export function faultsOf(text: string, { usage, script }: Omit<Rules, 't'>): string[] {
  const prose = proseOf(text);
  return [
    // English can be told from a language only by its letters.
    ...(script === 'Latn' ? [] : englishIn(prose)).map(
      (phrase) => `“${phrase}” is English. Translate it; code stands in backticks, and words that a program shows stand bold or in “”.`,
    ),
    ...misusesIn(prose, usage).map(({ not, but }) => `“${not}” is written “${but}” in the glossary. Write it so.`),
    ...(script === 'Hans' ? faultsOfHan(prose) : []),
  ];
}

/** How a language is written: `zh` → `Hans`. */
export function scriptOf(language: Language): string | undefined {
  return new Intl.Locale(language).maximize().script;
}

function checkPage({ file, data, blocks, versions, env }: TranslatedPage, rules: Rules): Problem[] {
  const { hero } = data;
  const texts = [
    data.title,
    data.description,
    ...(hero ? [hero.headline, hero.lead, hero.demo?.caption ?? '', ...hero.actions.map(({ text }) => text)] : []),
    ...textsOf(blocks, rules.t),
    ...Object.values(versions?.tables ?? {}).flatMap((one) => textsOf(one.blocks, rules.t)),
  ];
  const messages = new Set(texts.flatMap((text) => faultsOf(text, rules)));
  return [...messages].map((message) => ({ file, line: lineIn(env.project.text(file), message), message }));
}

/** The line of a text that has the words which a message quotes first; the first line where marks or line breaks stand between them. */
function lineIn(text: string, message: string): number {
  return lineOf(text, /“(.+?)”/.exec(message)?.[1] ?? '');
}

/** An id behind a heading, which is the same in every language. */
const HEADING_ID = / \{#[^}\s]+\}$/gm;

/** All that blocks say: their Markdown without the source of demos, and the words in diagrams. */
function textsOf(blocks: readonly WrittenBlock[], t: Translate): string[] {
  const markdown = blocksMarkdown(blocks, { t, variant: 'TS', resolve: (href) => href, demoSource: () => '' });
  return [markdown.replace(HEADING_ID, ''), ...blocks.flatMap(diagramsIn)];
}

function diagramsIn(block: WrittenBlock): string[] {
  const { labels = [] } = block.kind === 'picture' ? block : {};
  return [...blocksIn(block).flatMap(diagramsIn), ...labels.filter((label) => !COMMAND.test(label))];
}
