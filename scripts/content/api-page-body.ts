import type { MarkdownIt } from 'markdown-it';
import type { ApiCell } from '../../client/blocks/api-table/api-table.ts';
import type { WrittenBlock } from '../../client/blocks/blocks.ts';
import type { WrittenText } from '../../client/blocks/rich-text.ts';
import type { ComponentFacts, Description } from '../api/shapes.ts';
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

/** The body of a component's page: Markdown, which goes through the site's plugins, and tables between. They fill `env`. */
export function apiPageBlocks(
  context: Context,
  description: Description,
  facts: ComponentFacts,
  components: ReadonlySet<string>,
): WrittenBlock[] {
  const { md, env } = context;
  const write: Write = {
    text: (text) => ({ kind: 'text', text: writeMarkdownLine(text ?? '', context) }),
    type: (type) => ({ kind: 'type', parts: typeParts(type, components, env) }),
  };
  return [
    ...blocksOf(aboveProps(description, facts), md, env),
    ...(facts.props.length > 0 ? [propsTable(description, facts, write, env)] : []),
    ...(facts.slots.length > 0
      ? [
          ...blocksOf('## Slots\n\nPass your own components in `slots`, and props for them in `slotProps`.\n', md, env),
          slotsTable(description, facts, write, env),
        ]
      : []),
    ...blocksOf(belowTables(description, facts), md, env),
  ];
}

function aboveProps(description: Description, facts: ComponentFacts): string {
  const { name, group, summary, demos, notes } = description;
  const parts = [
    summary,
    demos.length > 0 && `## Demos\n\n:::success See it at work\n${demos.map(({ text, href }) => `- [${text}](${href})`).join('\n')}\n:::`,
    `## Import\n\n\`\`\`tsx no-check="two ways to import one component"\n${importLines(name, group)}\n\`\`\``,
    notes.length > 0 && `:::info\n${notes.join('\n\n')}\n:::`,
    `## Props\n\n${propsMarkdown(name, facts)}`,
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

type Cell = ApiCell<WrittenText>;

/** How a table writes a text, which is Markdown, and a type. */
type Write = { text: (text: string | undefined) => Cell; type: (type: string) => Cell };

function propsTable({ name, props: texts }: Description, { props }: ComponentFacts, write: Write, env: MarkdownEnv) {
  const rows = props.map((prop) => {
    const cells: Cell[] = [
      { kind: 'name', name: prop.name, required: prop.required },
      write.type(prop.type),
      { kind: 'default', value: prop.default, head: 'Default' },
      write.text(texts[prop.name]),
    ];
    return { id: `${kebabCase(name)}-prop-${prop.name}`, cells };
  });
  return referenceTable('props', ['Name', 'Type', 'Default', 'Description'], rows, env);
}

function slotsTable({ name, slots: texts }: Description, { slots }: ComponentFacts, write: Write, env: MarkdownEnv) {
  const rows = slots.map((slot) => {
    const cells: Cell[] = [
      { kind: 'name', name: slot.name },
      { kind: 'default', value: slot.default, head: 'Default component' },
      write.type(slot.type),
      write.text(texts[slot.name]),
    ];
    return { id: `${name}-css-${slot.name}`, cells };
  });
  return referenceTable('slots', ['Slot name', 'Default component', 'Type', 'Description'], rows, env);
}
