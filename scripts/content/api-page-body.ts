import type { MarkdownIt } from 'markdown-it';
import type { ApiCell, VersionMark } from '../../client/blocks/api-table/api-table.ts';
import type { WrittenBlock } from '../../client/blocks/blocks.ts';
import type { WrittenText } from '../../client/blocks/rich-text.ts';
import type { Versions } from '../../client/blocks/versions/versions.ts';
import type { ComponentFacts, Description, Row } from '../api/shapes.ts';
import { type ComponentVersions, laterRows, marksOf, sinceOf } from '../api/versions/marks.ts';
import { referenceTable } from './blocks/api-table.ts';
import { writeMarkdownLine } from './blocks/prose.ts';
import { blocksOf } from './blocks/to-blocks.ts';
import { typeParts } from './link-types.ts';
import type { MarkdownEnv } from './markdown-env.ts';
import { kebabCase } from './names.ts';

const SOURCES = 'https://github.com/mui/toolpad/blob/v0.14.0/packages/toolpad-core/src';
/** Folders that the package's root does not export. */
const SUBPATH_ONLY = new Set(['nextjs', 'react-router']);

type Context = { md: MarkdownIt; env: MarkdownEnv };

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
  const { md, env } = context;
  return {
    above: blocksOf(aboveProps(description), md, env),
    tables: tablesOf(context, description, facts, components, history, history?.at),
    below: blocksOf(belowTables(description, facts), md, env),
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
  const { md, env } = context;
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
    ...blocksOf('## Props\n', md, env),
    ...(history ? [versionsBlock(description.name, history, shown ?? history.at)] : []),
    ...blocksOf(`${propsMarkdown(description.name, facts)}\n`, md, env),
    ...(props.length > 0 ? [propsTable(description, props, write, marks, env)] : []),
    ...(slots.length > 0
      ? [
          ...blocksOf('## Slots\n\nPass your own components in `slots`, and props for them in `slotProps`.\n', md, env),
          slotsTable(description, slots, write, marks, env),
        ]
      : []),
  ];
}

function versionsBlock(name: string, { versions, at }: History, shown: number): Versions {
  return {
    kind: 'versions',
    product: 'Toolpad Core',
    name,
    known: versions.map(({ version }) => version),
    documented: versions[at]!.version,
    shown: versions[shown]!.version,
    since: sinceOf(
      versions.map(({ facts }) => facts),
      versions,
      at,
    ),
  };
}

function aboveProps(description: Description): string {
  const { name, group, summary, demos, notes } = description;
  const parts = [
    summary,
    demos.length > 0 && `## Demos\n\n:::success See it at work\n${demos.map(({ text, href }) => `- [${text}](${href})`).join('\n')}\n:::`,
    `## Import\n\n\`\`\`tsx no-check="two ways to import one component"\n${importLines(name, group)}\n\`\`\``,
    notes.length > 0 && `:::info\n${notes.join('\n\n')}\n:::`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function belowTables({ name, group }: Description, facts: ComponentFacts): string {
  const inherited = `## Inheritance and theming\n\n${inheritance(name, facts)}`;
  return `${inherited}\n\n## Source code\n\nHow the component works can be read in [${name}.tsx](${SOURCES}/${group}/${name}.tsx).\n`;
}

function importLines(name: string, group: string): string {
  const subpath = `import { ${name} } from '@toolpad/core/${group}';`;
  return SUBPATH_ONLY.has(group) ? subpath : `${subpath}\n// or\nimport { ${name} } from '@toolpad/core';`;
}

function propsMarkdown(name: string, { props, inherits }: ComponentFacts): string {
  if (props.length === 0)
    return inherits ? `\`${name}\` has no props of its own, but takes those named below.` : `\`${name}\` takes no props.`;
  return props.some((prop) => prop.required) ? 'A star (\\*) marks the props that are required.' : '';
}

function inheritance(name: string, { inherits, props }: ComponentFacts): string {
  const none = 'no CSS classes of its own, and the `components` key of a theme has no entry for it';
  if (!inherits)
    return `${props.length > 0 ? `\`${name}\` takes no props besides those above. ` : ''}The component forwards no ref. It has ${none}.`;
  const bases = inherits.split(', ').map(baseLink).join(' and ');
  // From React 19 on, `ref` is a prop like any other, and goes where the rest goes.
  return `The props of Material UI's ${bases} are taken too, and passed on. The component forwards no ref of its own; with React 19, a \`ref\` is passed on with the other props. It has ${none}.`;
}

/** `ContainerProps` → a link to Material UI's reference of `Container`. */
function baseLink(type: string): string {
  const base = type.replace(/Props$/, '');
  return `[${base}](https://mui.com/material-ui/api/${kebabCase(base)}/)`;
}

/** What a row says where nobody has written about it. */
const NOTHING = '-';

type Cell = ApiCell<WrittenText>;

/** How a table writes a text, which is Markdown, and a type. */
type Write = { text: (text: string | undefined) => Cell; type: (type: string) => Cell };

type Marks = (kind: 'props' | 'slots', name: string) => { marks?: readonly VersionMark[] };

function propsTable(
  { name, props: texts, later }: Description,
  props: readonly (Row & { required?: boolean })[],
  write: Write,
  marks: Marks,
  env: MarkdownEnv,
) {
  const rows = props.map((prop) => {
    const cells: Cell[] = [
      { kind: 'name', name: prop.name, ...(prop.required && { required: true }), ...marks('props', prop.name) },
      write.type(prop.type),
      { kind: 'default', value: prop.default, head: 'Default' },
      write.text(texts[prop.name] ?? later?.[prop.name]),
    ];
    return { id: `${kebabCase(name)}-prop-${prop.name}`, cells };
  });
  return referenceTable('props', ['Name', 'Type', 'Default', 'Description'], rows, env);
}

function slotsTable({ name, slots: texts, later }: Description, slots: readonly Row[], write: Write, marks: Marks, env: MarkdownEnv) {
  const rows = slots.map((slot) => {
    const cells: Cell[] = [
      { kind: 'name', name: slot.name, ...marks('slots', slot.name) },
      { kind: 'default', value: slot.default, head: 'Default component' },
      write.type(slot.type),
      write.text(texts[slot.name] ?? later?.[slot.name]),
    ];
    return { id: `${name}-css-${slot.name}`, cells };
  });
  return referenceTable('slots', ['Slot name', 'Default component', 'Type', 'Description'], rows, env);
}
