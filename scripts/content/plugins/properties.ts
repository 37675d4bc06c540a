import type { MarkdownIt } from 'markdown-it';
import { apiTable, defaultCell, nameCell, tableRow, typeCell } from '../api-table.ts';
import { envOf, report } from '../markdown-env.ts';
import { kebabCase } from '../names.ts';
import { type DescribedProp, studioComponents } from '../studio-components.ts';
import type { DirectiveMeta } from './directives.ts';

/** `::properties{of="Button"}` → the table of the properties of one of the builder's components. */
export function properties(md: MarkdownIt): void {
  md.renderer.rules.properties = (tokens, index, _options, rawEnv) => {
    const env = envOf(rawEnv);
    const token = tokens[index]!;
    const line = token.map?.[0] ?? 0;
    const name = (token.meta as DirectiveMeta).attributes.of ?? '';
    const { components } = studioComponents();
    const component = components.get(name);
    if (!component) {
      report(env, line, `Studio has no component \`${name}\`. Use one of ${[...components.keys()].join(', ')}.`);
      return '';
    }
    const before = env.links.length;
    const rows = component.props.map((prop) => {
      const text = md.renderInline([prop.text, ...factsInWords(prop)].join(' '), env);
      const id = `${kebabCase(name)}-prop-${prop.name}`;
      return tableRow(id, [nameCell(prop.name, id), typeCell(prop.type), defaultCell(JSON.stringify(prop.default), 'Default'), text]);
    });
    // A text's own line is not known here; the table's is.
    for (const link of env.links.slice(before)) link.line = env.bodyLine + line + 1;
    return apiTable('props', ['Name', 'Type', 'Default', 'Description'], rows, env);
  };
}

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
