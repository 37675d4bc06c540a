import { products } from '#content';
import { dictionaries } from '#translations';
import { DOCS_URL } from '../../client/shared/address/docs-url.ts';
import { sectionsOf } from '../../client/shared/markdown-sections.ts';
import type { CodeVariant } from '../../client/shared/preferences/code-variant.ts';
import { type Language, localizedPath } from '../../client/shared/preferences/language.ts';
import type { PackageManager } from '../../client/shared/preferences/package-manager.ts';
import { BEGIN_INSTEAD, documentedVersion, studioNotice } from '../../client/shared/product.ts';
import { createTranslate } from '../../client/shared/translate.ts';
import type { AskedVersion } from '../asked-version.ts';
import { loadTwin, writtenLanguage } from '../content.ts';
import type { AppContext } from '../context.ts';
import { docsUrlOf } from '../env.ts';
import { twinInVersion } from '../render/page-in-version.ts';
import { loadOutlines } from './guide.ts';
import { onePackageManager } from './package-manager.ts';
import { ToolError } from './tool.ts';

/** How much of demos a text holds: nothing, their names with the lines that the page shows, or their sources. */
export const DEMOS = ['none', 'names', 'source'] as const;

/** What of a page is asked for, and how. */
export type Wanted = {
  path: string;
  section: string;
  language: Language;
  variant?: CodeVariant;
  demos?: string;
  packageManager?: PackageManager;
  version?: AskedVersion;
};

const DEMO = /^\[[^\]\n]+\]\([^)\n]+\/toolpad\/_demo\/\w+\)[^\n]*\n\n(?:(`{3,})(?:tsx|jsx)\n[\s\S]*?\n\1\n(?:\n|$))?/gm;

/** A page as Markdown, or one of its sections. Throws a ToolError that lists the sections when there is none of that id. */
export async function pageText(c: AppContext, wanted: Wanted): Promise<string> {
  const { path, section, language, variant, demos, version } = wanted;
  const { TS, JS = TS } = await loadTwin(c, path, language, demos === 'source' ? '.md' : '.brief');
  const plain = variant === 'JS' ? JS : TS;
  const versioned = version ? await twinInVersion(c, { path, language }, plain, version) : plain;
  const told = demos === 'none' ? versioned.replace(DEMO, '') : versioned;
  const text = onePackageManager(told, wanted.packageManager).replaceAll(DOCS_URL, docsUrlOf(c.env));
  return section === '' ? text : sectionText(c, text, wanted);
}

async function sectionText(c: AppContext, text: string, { path, section, language }: Wanted): Promise<string> {
  const sections = sectionsOf(text);
  const found = sections.find(({ id }) => id === section) ?? sections.find(({ id }) => id === idOf(section));
  if (!found)
    throw new ToolError(
      `The page has no section \`#${section.slice(0, 80)}\`. Its sections: ${sections.map(({ id }) => `#${id}`).join(', ')}.`,
    );
  return `${await originOf(c, path, found.id, language)}\n\n${text.slice(found.start, found.end).trimEnd()}\n`;
}

/** The id that someone means who writes a heading, its case, or its encoding instead. */
function idOf(section: string): string {
  try {
    return decodeURIComponent(section).trim().toLowerCase().replace(/\s+/g, '-');
  } catch {
    return section;
  }
}

/** What a section is a part of: its page, product and version, the documented one unless another is said, and whether that is deprecated. */
export async function originOf(c: AppContext, path: string, section: string, language: Language, version?: string): Promise<string> {
  const written = writtenLanguage(language, path);
  const { title = '', product = null } = (await loadOutlines(c, written))[path] ?? {};
  const address = `${docsUrlOf(c.env)}${localizedPath(path, written)}${section && `#${section}`}`;
  const of = product ? ` · ${products[product].name} ${version ?? documentedVersion(products[product])}` : '';
  const origin = `> ${title}${of} · ${address}`;
  if (product !== 'studio') return origin;
  const instead = `${docsUrlOf(c.env)}${localizedPath(BEGIN_INSTEAD, written)}`;
  return `${origin}\n${studioNotice(createTranslate(dictionaries, written), products.core.name, instead)}`;
}
