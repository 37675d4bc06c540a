import type { MarkdownIt } from 'markdown-it';
import type { VersionMark } from '../../../client/blocks/api-table/api-table.ts';
import type { WrittenBlock } from '../../../client/blocks/blocks.ts';
import type { Versions } from '../../../client/blocks/versions/versions.ts';
import type { Language } from '../../../client/shared/preferences/language.ts';
import { documentedVersion } from '../../../client/shared/product.ts';
import type { Translate } from '../../../client/shared/translate.ts';
import { products } from '../../../content/products.ts';
import { isInWords } from '../../api/real-defaults.ts';
import type { ComponentFacts, Description, Row } from '../../api/shapes.ts';
import { type ComponentVersions, laterRows, marksOf, sinceOf } from '../../api/versions/marks.ts';
import { kebabCase } from '../../shared/kebab-case.ts';
import type { MarkdownEnv } from '../markdown/env.ts';
import { writeMarkdownLine } from '../markdown/prose.ts';
import { typeParts } from '../reference/link-types.ts';
import { type ReferenceRow, referenceRows } from '../reference/reference-rows.ts';
import { blocksOf } from '../to-blocks.ts';

const SOURCES = `https://github.com/mui/toolpad/blob/v${documentedVersion(products.core)}/packages/toolpad-core/src`;
/** Folders that the package's root does not export. */
const SUBPATH_ONLY = new Set(['nextjs', 'react-router']);

/** What turns Markdown into blocks, and the words of the page's language. */
export type Context = { md: MarkdownIt; env: MarkdownEnv; t: Translate };

type FactRow = Row & { required?: boolean };

/** A component through its versions, and the index of the documented one. */
export type History = { versions: ComponentVersions; at: number };

/** The body of a component's page in three parts, of which the middle one, its tables, depends on the version. They fill `env`. */
export function apiPageParts(
  context: Context,
  description: Description,
  facts: ComponentFacts,
  components: ReadonlySet<string>,
  history?: History,
): { above: WrittenBlock[]; tables: WrittenBlock[]; below: WrittenBlock[] } {
  const { md, env, t } = context;
  return {
    above: blocksOf(aboveProps(description, t), md, env),
    tables: tablesOf(context, description, facts, components, history, history?.at),
    below: blocksOf(belowTables(description, facts, context), md, env),
  };
}

/** The tables of a component as they are in a version of its history; those of the documented one say what other versions have otherwise. */
export function tablesOf(
  context: Context,
  description: Description,
  facts: ComponentFacts,
  components: ReadonlySet<string>,
  history: History | undefined,
  shown: number | undefined,
): WrittenBlock[] {
  const { md, env, t } = context;
  const told = history && shown === history.at ? history : undefined;
  const tableOf = (kind: 'props' | 'slots') => {
    const rows: readonly FactRow[] = [...facts[kind], ...(told ? laterRows(told.versions, told.at, kind) : [])];
    const marksOfRow = (name: string) => (told ? marksOf(told.versions, told.at, kind, name) : []);
    const written = rows.map((row) => rowOf(kind, row, marksOfRow(row.name), { description, components, context }));
    return rows.length > 0 ? [referenceRows(kind, description.name, written, env)] : [];
  };
  const [props, slots] = [tableOf('props'), tableOf('slots')];
  return [
    ...blocksOf(`${heading('props', t)}\n`, md, env),
    ...(history ? [versionsBlock(description.name, history, shown ?? history.at)] : []),
    ...blocksOf(`${propsMarkdown(description.name, facts, t)}\n`, md, env),
    ...props,
    ...(slots.length > 0 ? blocksOf(`${heading('slots', t)}\n\n${t('apiPage.slotsLead')}\n`, md, env) : []),
    ...slots,
  ];
}

function versionsBlock(name: string, { versions, at }: History, shown: number): Versions {
  const nameOf = (index: number) => versions[index]?.version ?? '';
  return {
    kind: 'versions',
    product: products.core.name,
    name,
    known: versions.map(({ version }) => version),
    documented: nameOf(at),
    shown: nameOf(shown),
    since: sinceOf(
      versions.map(({ facts }) => facts),
      versions,
      at,
    ),
  };
}

/** A heading of a reference, whose id is the same in every language. */
function heading(
  id: 'demos' | 'import' | 'good-to-know' | 'props' | 'slots' | 'inheritance-and-theming' | 'source-code',
  t: Translate,
): string {
  return `## ${t(`apiPage.${id}`)} {#${id}}`;
}

function aboveProps(description: Description, t: Translate): string {
  const { name, group, summary } = description;
  const imports = `${heading('import', t)}\n\n\`\`\`tsx no-check="two ways to import one component"\n${importLines(name, group)}\n\`\`\``;
  return `${[summary, imports].filter(Boolean).join('\n\n')}\n`;
}

function belowTables({ name, group, demos, notes }: Description, facts: ComponentFacts, { env, t }: Context): string {
  const parts = [
    notes.length > 0 && `${heading('good-to-know', t)}\n\n${notes.map((note) => `- ${note}`).join('\n')}`,
    demos.length > 0 && `${heading('demos', t)}\n\n${demos.map(({ text, href }) => `- [${text}](${href})`).join('\n')}`,
  ];
  const inherited = `${heading('inheritance-and-theming', t)}\n\n${inheritance(name, facts, env.language, t)}`;
  const file = `[${name}.tsx](${SOURCES}/${group}/${name}.tsx)`;
  return `${[...parts.filter(Boolean), inherited].join('\n\n')}\n\n${heading('source-code', t)}\n\n${t('apiPage.sourceLead', { file })}\n`;
}

function importLines(name: string, group: string): string {
  const subpath = `import { ${name} } from '@toolpad/core/${group}';`;
  return SUBPATH_ONLY.has(group) ? subpath : `${subpath}\n// or\nimport { ${name} } from '@toolpad/core';`;
}

function propsMarkdown(name: string, { props, inherits }: ComponentFacts, t: Translate): string {
  if (props.length === 0) return t(inherits ? 'apiPage.noOwnProps' : 'apiPage.noProps', { name });
  return props.some((prop) => prop.required) ? t('apiPage.required') : '';
}

/** What a component takes besides its own props. From React 19 on, `ref` is a prop like any other, and goes where the rest goes. */
function inheritance(name: string, { inherits, props }: ComponentFacts, language: Language, t: Translate): string {
  if (!inherits) return t(props.length > 0 ? 'apiPage.alone' : 'apiPage.bare', { name });
  const bases = new Intl.ListFormat(language).format(inherits.split(', ').map(baseLink));
  return t('apiPage.inherits', { bases });
}

/** `ContainerProps` → a link to Material UI's reference of `Container`. */
function baseLink(type: string): string {
  const base = type.replace(/Props$/, '');
  return `[${base}](https://mui.com/material-ui/api/${kebabCase(base)}/)`;
}

/** What a row says where nobody has written about it. */
const NOTHING = '-';

type Subject = { description: Description; components: ReadonlySet<string>; context: Context };

/** A row of the facts in the words of the description. A default that is said in words is in those of the page's language. */
function rowOf(kind: 'props' | 'slots', row: FactRow, marks: readonly VersionMark[], subject: Subject): ReferenceRow {
  const { description, components, context } = subject;
  const { later, defaults } = description;
  const { name, required, type, default: initial } = row;
  const written = (text: string) => ({ kind: 'text', text: writeMarkdownLine(text, context) }) as const;
  const text = description[kind][name] ?? later?.[name];
  return {
    name,
    required,
    marks,
    type: { kind: 'type', parts: typeParts(type, components, context.env) },
    initial: isInWords(initial) ? written(defaults?.[name] ?? initial) : { kind: 'default', value: initial },
    text: text === undefined ? { ...written(NOTHING), none: true } : written(text),
  };
}
