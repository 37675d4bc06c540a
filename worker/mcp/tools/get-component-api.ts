import { products } from '#content';
import type { ApiNames } from '../../../client/shared/agent-guide.ts';
import { type Language, languageOf } from '../../../client/shared/preferences/language.ts';
import { PRODUCT_IDS, type ProductId } from '../../../client/shared/product.ts';
import { askedVersion, isVersioned } from '../../asked-version.ts';
import type { AppContext } from '../../context.ts';
import { withSentence } from '../../render/page-in-version.ts';
import { type AskedApi, parseApiName, rowsOf } from '../api-name.ts';
import { loadGuide } from '../guide.ts';
import { namesLike, withoutPage } from '../other-names.ts';
import { originOf, pageText } from '../page-text.ts';
import { partOf } from '../parts.ts';
import { ARGUMENTS, type DocsTool, inputSchema, READS, ToolError } from '../tool.ts';

const { text, language, product, cursor } = ARGUMENTS;

/** Said of pages that are the same whichever version is asked for. */
const ONE_VERSION = 'This page is not kept by version: it says since which version its exports are there, and what changed in them.';

/** Reads an API reference, or a row of it. */
export const getComponentApi: DocsTool = {
  name: 'get_component_api',
  title: 'Read an API reference',
  description:
    'Props, slots, parameters or results of a component, hook, function or type, as Markdown tables; with `.prop` behind the name only its row.',
  annotations: READS,
  inputSchema: inputSchema(
    {
      name: text('Name of an export, such as `DashboardLayout`, `useDialogs` or `DashboardLayout.slotProps`', 100),
      product: { ...product, description: 'Whose, where both products have the name; core without it' },
      version: text(
        `Version of ${products.core.name} that the tables of a component are of, such as \`0.12\`; the documented one without it`,
        20,
      ),
      language: language('en'),
      cursor,
    },
    ['name'],
  ),
  run: async (c, input) => {
    const { names } = await loadGuide(c);
    const asked = parseApiName(input.name ?? '');
    const wanted = {
      asked,
      product: PRODUCT_IDS.find((id) => id === input.product),
      language: languageOf(input.language),
    } as const;
    const pages = Object.hasOwn(names.pages, asked.key) ? names.pages[asked.key] : undefined;
    const path = wanted.product ? pages?.[wanted.product] : (pages?.core ?? pages?.studio);
    if (!path) {
      const answer = await withoutPage(c, names, wanted);
      if (answer) return partOf(answer, input.cursor);
      throw new ToolError(`Unknown API. ${await namesLike(c, names, wanted)}`);
    }
    const { markdown, version } = await reference(c, path, wanted.language, input.version);
    const read = withNote(markdown, noteOf(names, asked, wanted.product));
    return asked.member ? rowOf(c, { ...wanted, path, version, read }) : partOf(read, input.cursor);
  },
};

/** A reference, with the version that its tables are of where that is not the documented one. */
async function reference(c: AppContext, path: string, language: Language, asked: string | undefined) {
  if (asked === undefined) return { markdown: await pageText(c, { path, section: '', language }) };
  const version = askedVersion(path, new URLSearchParams({ v: asked }));
  const read = await pageText(c, { path, section: '', language, version });
  const markdown = isVersioned(path) ? read : withSentence(read, ONE_VERSION);
  // A sentence below the title says that the tables are not those of the version.
  return { markdown, version: sentencesOf(markdown) ? undefined : version };
}

/** What is said below a page's title, before its text. */
function sentencesOf(markdown: string): string {
  return /^# .*\n((?:\n> .*\n)+)/m.exec(markdown)?.[1]?.trim() ?? '';
}

type Row = { asked: AskedApi; path: string; version?: string; read: string; language: Language };

/** A prop, slot or key alone, below what has to be known of its page. */
async function rowOf(c: AppContext, { asked, path, version, read, language }: Row): Promise<string> {
  const rows = rowsOf(read, asked.member);
  if (rows) return `${[await originOf(c, path, '', language, version), sentencesOf(read), rows].filter(Boolean).join('\n\n')}\n`;
  const known = [...read.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  throw new ToolError(`\`${asked.name}\` has no \`${asked.member.slice(0, 40)}\`. It has ${known.join(', ') || 'no rows'}.`);
}

/** What has to be known before a page of the wrong product is taken for the right one. */
function noteOf(names: ApiNames, { key, name }: AskedApi, product: ProductId | undefined): string | undefined {
  const { core, studio } = names.pages[key] ?? {};
  if (product || !studio) return undefined;
  if (core) return `${products.studio.name}, which is deprecated, has a component of this name too: ask with product \`studio\` for it.`;
  const other = Object.hasOwn(names.elsewhere, key) ? names.elsewhere[key] : undefined;
  const instead = other ? `${products.core.name} has none; its apps use ${other.package}'s, \`${other.line}\`. ` : '';
  return `${instead}This is \`${name}\` of ${products.studio.name}, which is deprecated.`;
}

function withNote(markdown: string, note: string | undefined): string {
  return note ? withSentence(markdown, note) : markdown;
}
