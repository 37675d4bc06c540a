import type { ApiRow } from '../../../client/blocks/api-table/api-table.ts';
import type { WrittenText } from '../../../client/blocks/rich-text.ts';
import { products } from '../../../content/products.ts';
import { marksOfFact } from '../../api/versions/marks.ts';
import { readVersions } from '../../api/versions/shapes.ts';
import { report } from '../markdown-env.ts';
import { kebabCase } from '../names.ts';
import type { DirectiveMeta } from '../plugins/directives.ts';
import { type DescribedProp, studioComponents } from '../studio-components.ts';
import { referenceTable } from './api-table.ts';
import { writeMarkdownLine } from './prose.ts';
import type { BlockMaker } from './to-blocks.ts';

/** `::properties{of="Button"}` → the table of the properties of one of the builder's components. */
export const properties: BlockMaker = ({ token }, making) => {
  const { env } = making;
  const line = token.map?.[0] ?? 0;
  const name = (token.meta as DirectiveMeta).attributes.of ?? '';
  const { components } = studioComponents();
  const versions = readVersions('studio');
  const at = versions.findIndex(({ version }) => products.studio.versions.some(({ text }) => text === `v${version}`));
  const component = components.get(name);
  if (!component) {
    report(env, line, `Studio has no component \`${name}\`. Use one of ${[...components.keys()].join(', ')}.`);
    return undefined;
  }
  const before = env.links.length;
  const marks = (key: string) => {
    const found = at < 0 ? [] : marksOfFact(versions, at, key, name);
    return found.length > 0 ? { marks: found } : {};
  };
  const rows = component.props.map((prop): ApiRow<WrittenText> => {
    const text = writeMarkdownLine([prop.text, ...factsInWords(prop)].join(' '), making);
    return {
      id: `${kebabCase(name)}-prop-${prop.name}`,
      cells: [
        { kind: 'name', name: prop.name, ...marks(`${name}.prop.${prop.name}`) },
        { kind: 'type', parts: [prop.type] },
        { kind: 'default', value: JSON.stringify(prop.default), head: 'Default' },
        { kind: 'text', text },
      ],
    };
  });
  // A text's own line is not known here; the table's is.
  for (const link of env.links.slice(before)) link.line = env.bodyLine + line + 1;
  return referenceTable('props', ['Name', 'Type', 'Default', 'Description'], rows, env);
};
/** What the package says about a property beyond its type, a sentence each. */
function factsInWords({ enum: values, minimum, maximum, label, state, bindable, hidden, shownWith }: DescribedProp): string[] {
  return [
    values && `One of ${values.map(code).join(', ')}.`,
    maximum === undefined ? minimum !== undefined && `At least ${minimum}.` : `From ${minimum ?? 0} to ${maximum}.`,
    shownWith && `Only with ${code(shownWith.prop)} ${shownWith.values.map(code).join(' or ')}.`,
    label && `**${label}** in the inspector.`,
    state && 'It changes as the user acts; bindings read it.',
    bindable === false && 'Cannot be bound.',
    hidden && 'Not in the inspector.',
  ].filter((sentence) => typeof sentence === 'string');
}

function code(text: string): string {
  return `\`${text}\``;
}
