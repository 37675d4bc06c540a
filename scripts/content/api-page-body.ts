import type { MarkdownIt } from 'markdown-it';
import type { ComponentFacts, Description } from '../api/shapes.ts';
import { apiTable, defaultCell, nameCell, tableRow } from './api-table.ts';
import { linkTypes } from './link-types.ts';
import type { MarkdownEnv } from './markdown-env.ts';
import { kebabCase } from './names.ts';

const SOURCES = 'https://github.com/mui/toolpad/blob/v0.14.0/packages/toolpad-core/src';
/** Folders that the package's root does not export. */
const SUBPATH_ONLY = new Set(['nextjs', 'react-router']);
/** Where the tables go: a paragraph of its own that no text has. */
const PROPS_PLACE = 'API-TABLE-OF-PROPS';
const SLOTS_PLACE = 'API-TABLE-OF-SLOTS';

/** The body of a component's page. The Markdown around the tables goes through the site's plugins, which fill `env`. */
export function renderApiPage(
  md: MarkdownIt,
  env: MarkdownEnv,
  description: Description,
  facts: ComponentFacts,
  components: ReadonlySet<string>,
): string {
  const write: Write = {
    text: (text) => md.renderInline(text ?? '', env),
    type: (type) => `<code class="prop-type">${linkTypes(type, components, env)}</code>`,
  };
  return md
    .render(pageMarkdown(description, facts), env)
    .replace(`<p>${PROPS_PLACE}</p>\n`, () => propsTable(description, facts, write, env))
    .replace(`<p>${SLOTS_PLACE}</p>\n`, () => slotsTable(description, facts, write, env));
}

function pageMarkdown(description: Description, facts: ComponentFacts): string {
  const { name, group, summary, demos, notes } = description;
  const parts = [
    summary,
    demos.length > 0 && `## Demos\n\n:::success See it at work\n${demos.map(({ text, href }) => `- [${text}](${href})`).join('\n')}\n:::`,
    `## Import\n\n\`\`\`tsx no-check="two ways to import one component"\n${importLines(name, group)}\n\`\`\``,
    notes.length > 0 && `:::info\n${notes.join('\n\n')}\n:::`,
    `## Props\n\n${propsMarkdown(name, facts)}`,
    facts.slots.length > 0 && `## Slots\n\nPass your own components in \`slots\`, and props for them in \`slotProps\`.\n\n${SLOTS_PLACE}`,
    `## Inheritance and theming\n\n${inheritance(name, facts)}`,
    `## Source code\n\nHow the component works can be read in [${name}.tsx](${SOURCES}/${group}/${name}.tsx).`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function importLines(name: string, group: string): string {
  const subpath = `import { ${name} } from '@toolpad/core/${group}';`;
  return SUBPATH_ONLY.has(group) ? subpath : `${subpath}\n// or\nimport { ${name} } from '@toolpad/core';`;
}

function propsMarkdown(name: string, { props, inherits }: ComponentFacts): string {
  if (props.length === 0)
    return inherits ? `\`${name}\` has no props of its own, but takes those named below.` : `\`${name}\` takes no props.`;
  const legend = props.some((prop) => prop.required) ? 'A star (\\*) marks the props that are required.\n\n' : '';
  return `${legend}${PROPS_PLACE}`;
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

/** How a table writes a text, which is Markdown, and a type. */
type Write = { text: (text: string | undefined) => string; type: (type: string) => string };

function propsTable({ name, props: texts }: Description, { props }: ComponentFacts, write: Write, env: MarkdownEnv): string {
  const rows = props.map((prop) => {
    const id = `${kebabCase(name)}-prop-${prop.name}`;
    const star = prop.required ? ' <abbr title="required">*</abbr>' : '';
    const cells = [
      `${nameCell(prop.name, id)}${star}`,
      write.type(prop.type),
      defaultCell(prop.default, 'Default'),
      write.text(texts[prop.name]),
    ];
    return tableRow(id, cells);
  });
  return apiTable('props', ['Name', 'Type', 'Default', 'Description'], rows, env);
}

function slotsTable({ name, slots: texts }: Description, { slots }: ComponentFacts, write: Write, env: MarkdownEnv): string {
  const rows = slots.map((slot) => {
    const id = `${name}-css-${slot.name}`;
    const cells = [
      nameCell(slot.name, id),
      defaultCell(slot.default, 'Default component'),
      write.type(slot.type),
      write.text(texts[slot.name]),
    ];
    return tableRow(id, cells);
  });
  return apiTable('slots', ['Slot name', 'Default component', 'Type', 'Description'], rows, env);
}
