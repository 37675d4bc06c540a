import type { Translate } from '../../../client/shared/translate.ts';
import { marksOfFact } from '../../api/versions/marks.ts';
import { documentedIn } from '../../api/versions/shapes.ts';
import { type Directive, directiveOf } from '../markdown/directive.ts';
import { linkingAt, noteOutdated, report } from '../markdown/env.ts';
import { writeMarkdownLine } from '../markdown/prose.ts';
import { type ReferenceRow, referenceRows } from '../reference/reference-rows.ts';
import type { DescribedProp } from '../studio-components.ts';

/** `::properties{of="Button"}` → the table of the properties of one of the builder's components. */
export const directive: Directive = {
  form: 'leaf',
  attributes: ['of'],
  make: ({ token }, making) => {
    const { env, line } = making;
    const name = directiveOf(token).attributes.of ?? '';
    const components = env.project.studioComponents(env.language);
    const versions = env.project.versions('studio');
    const at = documentedIn(versions, 'studio');
    const component = components.get(name);
    if (!component) return report(env, line, `Studio has no component \`${name}\`. Use one of ${[...components.keys()].join(', ')}.`);
    if (component.outdated) noteOutdated(env);
    const t = env.project.words(env.language);
    const rowOf = (prop: DescribedProp): ReferenceRow => ({
      name: prop.name,
      marks: at < 0 ? [] : marksOfFact(versions, at, `${name}.prop.${prop.name}`, name),
      type: { kind: 'type', parts: [prop.type] },
      initial: { kind: 'default', value: JSON.stringify(prop.default) },
      text: { kind: 'text', text: writeMarkdownLine(inWords(prop, t), making) },
    });
    // A text's own line is not known here; the table's is.
    return linkingAt(line, env, () => referenceRows('props', name, component.props.map(rowOf), env));
  },
};

/** A text and what the package says about the property beyond its type, a sentence each. */
function inWords(prop: DescribedProp, t: Translate): string {
  return [prop.text, ...factsInWords(prop, t)].reduce((first, second) => t('properties.both', { first, second }));
}

function factsInWords(
  { enum: values, minimum, maximum, label, state, bindable, hidden, shownWith }: DescribedProp,
  t: Translate,
): string[] {
  const say = (key: string, words?: Record<string, string>) => t(`properties.${key}`, words);
  const list = (all: readonly string[], between: string) => all.map((one) => `\`${one}\``).join(say(between));
  const least = { minimum: String(minimum ?? 0), maximum: String(maximum) };
  return [
    values && say('oneOf', { values: list(values, 'and') }),
    maximum === undefined ? minimum !== undefined && say('atLeast', least) : say('range', least),
    shownWith && say('shownWith', { prop: `\`${shownWith.prop}\``, values: list(shownWith.values, 'or') }),
    label && say('label', { label }),
    state && say('state'),
    bindable === false && say('unbindable'),
    hidden && say('hidden'),
  ].filter((sentence) => typeof sentence === 'string');
}
