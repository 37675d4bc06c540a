import { dictionaries } from '#translations';
import type { Block } from '../../client/blocks/blocks.ts';
import type { CompiledPage, Heading } from '../../client/blocks/page.ts';
import { versionNotes } from '../../client/blocks/versions/version-notes.ts';
import type { Versions } from '../../client/blocks/versions/versions.ts';
import { joinSentences } from '../../client/shared/join-sentences.ts';
import type { Language } from '../../client/shared/preferences/language.ts';
import { createTranslate } from '../../client/shared/translate.ts';
import type { AskedVersion } from '../asked-version.ts';
import { loadJson, loadPage, writtenFile } from '../content.ts';
import type { AppContext } from '../context.ts';

/** What of a page depends on the version: the blocks from `at` on, `count` of them, whose Markdown is `text`. */
type PageVersions = {
  at: number;
  count: number;
  text: string;
  shown: Record<string, { blocks: Block[]; headings: Heading[]; text: string } | undefined>;
};

/** A page with the tables of a version; with the documented ones and a sentence where there are none. */
export async function pageInVersion(c: AppContext, page: CompiledPage, version: AskedVersion): Promise<CompiledPage> {
  const { at, count, shown } = await loadVersions(c, page.path, page.language);
  const tables = shown[version];
  if (tables) return { ...page, blocks: page.blocks.toSpliced(at, count, ...tables.blocks), headings: tables.headings };
  return { ...page, blocks: page.blocks.map((block) => (block.kind === 'versions' ? refused(block, version) : block)) };
}

/** A page's Markdown with the tables of a version, else with the sentence below its title. */
export async function twinInVersion(
  c: AppContext,
  { path, language }: { path: string; language: Language },
  markdown: string,
  version: AskedVersion,
): Promise<string> {
  const { text, shown } = await loadVersions(c, path, language);
  const tables = shown[version];
  if (tables) return markdown.replace(text, () => tables.text);
  const { blocks } = await loadPage(c, path, language);
  const block = blocks.find((one) => one.kind === 'versions');
  if (!block) throw new Error(`The page ${path} depends on the version and has no block that says so. Build again.`);
  const sentence = joinSentences(versionNotes({ ...refused(block, version), since: undefined }, createTranslate(dictionaries, language)));
  return withSentence(markdown, sentence);
}

/** A page's Markdown with a sentence below its title. */
export function withSentence(markdown: string, sentence: string): string {
  return markdown.replace(/^# .*$/m, (title) => `${title}\n\n> ${sentence}`);
}

function refused(block: Versions, version: AskedVersion): Versions {
  return { ...block, refused: version === 'unknown' ? { why: 'unknown' } : { why: 'absent', version } };
}

function loadVersions(c: AppContext, path: string, language: Language): Promise<PageVersions> {
  return loadJson<PageVersions>(c, writtenFile(path, language, '.versions'));
}
