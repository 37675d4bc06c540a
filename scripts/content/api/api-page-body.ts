import type { MarkdownIt } from 'markdown-it';
import type { ApiCell, VersionMark } from '../../../client/blocks/api-table/api-table.ts';
import type { WrittenBlock } from '../../../client/blocks/blocks.ts';
import type { WrittenText } from '../../../client/blocks/rich-text.ts';
import type { Versions } from '../../../client/blocks/versions/versions.ts';
import type { Language } from '../../../client/shared/preferences/language.ts';
import { documentedVersion } from '../../../client/shared/product.ts';
import type { Translate } from '../../../client/shared/translate.ts';
import { products } from '../../../content/products.ts';
import { isInWords } from '../../api/real-defaults.ts';
import type { ComponentFacts, Description, Row } from '../../api/shapes.ts';
import { type ComponentVersions, laterRows, marksOf, sinceOf } from '../../api/versions/marks.ts';
import { kebabCase } from '../../shared/kebab-case.ts';
import { referenceTable } from '../blocks/api-table.ts';
import { writeMarkdownLine } from '../blocks/prose.ts';
import { blocksOf } from '../blocks/to-blocks.ts';
import type { MarkdownEnv } from '../markdown-env.ts';
import { typeParts } from './link-types.ts';

const SOURCES = `https://github.com/mui/toolpad/blob/v${documentedVersion(products.core)}/packages/toolpad-core/src`;
/** Folders that the package's root does not export. */
const SUBPATH_ONLY = new Set(['nextjs', 'react-router']);

/** What turns Markdown into blocks, and the words of the page's language. */
export type Context = { md: MarkdownIt; env: MarkdownEnv; t: Translate };

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
  const write: Write = {
    text: (text) =>
      text === undefined
        ? { kind: 'text', text: writeMarkdownLine(NOTHING, context), none: true }
        : { kind: 'text', text: writeMarkdownLine(text, context) },
    type: (type) => ({ kind: 'type', parts: typeParts(type, components, env) }),
  };
  const told = history && shown === history.at ? history : undefined;
  const props = [...facts.props, ...(told ? laterRows(told.versions, told.at, 'props') : [])];
  const slots = [...facts.slots, ...(told ? laterRows(told.versions, told.at, 'slots') : [])];
  const marks = (kind: 'props' | 'slots', name: string) => {
    const found = told ? marksOf(told.versions, told.at, kind, name) : [];
    return found.length > 0 ? { marks: found } : {};
  };
  return [
    ...blocksOf(`${heading('props', t)}\n`, md, env),
    ...(history ? [versionsBlock(description.name, history, shown ?? history.at)] : []),
    ...blocksOf(`${propsMarkdown(description.name, facts, t)}\n`, md, env),
    ...(props.length > 0 ? [propsTable(description, props, write, marks, context)] : []),
    ...(slots.length > 0
      ? [
          ...blocksOf(`${heading('slots', t)}\n\n${t('apiPage.slotsLead')}\n`, md, env),
          slotsTable(description, slots, write, marks, context),
        ]
      : []),
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

type Column = 'name' | 'slot' | 'type' | 'default' | 'component' | 'description';

const headIn = (t: Translate) => (column: Column) => t(`apiPage.head.${column}`);

type Cell = ApiCell<WrittenText>;

/** How a table writes a text, which is Markdown, and a type. */
type Write = { text: (text: string | undefined) => Extract<Cell, { kind: 'text' }>; type: (type: string) => Cell };

type Marks = (kind: 'props' | 'slots', name: string) => { marks?: readonly VersionMark[] };

/** A default as code; one that is said in words, in those of the page's language. */
function defaultCell({ name, default: value }: Row, head: string, words: Description['defaults'], write: Write): Cell {
  return isInWords(value) ? { ...write.text(words?.[name] ?? value), head } : { kind: 'default', value, head };
}

function propsTable(
  { name, props: texts, later, defaults }: Description,
  props: readonly (Row & { required?: boolean })[],
  write: Write,
  marks: Marks,
  { env, t }: Context,
) {
  const head = headIn(t);
  const rows = props.map((prop) => {
    const cells: Cell[] = [
      { kind: 'name', name: prop.name, ...(prop.required && { required: true }), ...marks('props', prop.name) },
      write.type(prop.type),
      defaultCell(prop, head('default'), defaults, write),
      write.text(texts[prop.name] ?? later?.[prop.name]),
    ];
    return { id: `${kebabCase(name)}-prop-${prop.name}`, cells };
  });
  return referenceTable('props', [head('name'), head('type'), head('default'), head('description')], rows, env);
}

function slotsTable(
  { name, slots: texts, later, defaults }: Description,
  slots: readonly Row[],
  write: Write,
  marks: Marks,
  { env, t }: Context,
) {
  const head = headIn(t);
  const rows = slots.map((slot) => {
    const cells: Cell[] = [
      { kind: 'name', name: slot.name, ...marks('slots', slot.name) },
      defaultCell(slot, head('component'), defaults, write),
      write.type(slot.type),
      write.text(texts[slot.name] ?? later?.[slot.name]),
    ];
    return { id: `${name}-css-${slot.name}`, cells };
  });
  return referenceTable('slots', [head('slot'), head('component'), head('type'), head('description')], rows, env);
}
