import { lineOf } from '../api/shapes.ts';
import {
  readStudioFacts,
  readStudioTexts,
  SHARED_FILE,
  type StudioComponent,
  type StudioProp,
  type Texts,
  textsFile,
} from '../api/studio-shapes.ts';
import { kebabCase } from './names.ts';
import type { Problem } from './problem.ts';

/** A property with its text. */
export type DescribedProp = StudioProp & { text: string };
export type DescribedComponent = Omit<StudioComponent, 'props'> & { props: DescribedProp[] };

/** The builder's components: facts of the package and texts of our own, joined. What has no counterpart is a problem. */
export function studioComponents(): { components: Map<string, DescribedComponent>; problems: Problem[] } {
  const { facts, problems } = readStudioFacts();
  const { texts, problems: unreadable } = readStudioTexts();
  const components = new Map<string, DescribedComponent>();
  problems.push(...unreadable);
  if (!facts) return { components, problems };
  const shared = texts.get('shared');
  const used = new Set<string>();
  for (const [name, component] of Object.entries(facts.components)) {
    const own = texts.get(kebabCase(name));
    components.set(name, { ...component, props: component.props.map((prop) => ({ ...prop, text: textOf(prop.name, own, shared, used) })) });
    problems.push(...missingTexts(name, component, own, shared), ...excessTexts(name, component, own));
  }
  problems.push(...unusedFiles(texts, Object.keys(facts.components)), ...unusedShared(shared, used));
  return { components, problems };
}

/** A component's own text comes before the shared one. */
function textOf(prop: string, own: Texts | undefined, shared: Texts | undefined, used: Set<string>): string {
  if (own && Object.hasOwn(own.texts, prop)) return own.texts[prop]!;
  used.add(prop);
  return shared?.texts[prop] ?? '';
}

function missingTexts(name: string, { props }: StudioComponent, own: Texts | undefined, shared: Texts | undefined): Problem[] {
  const missing = props.filter((prop) => !own?.texts[prop.name] && !shared?.texts[prop.name]);
  const file = textsFile(name);
  return missing.map((prop) => ({
    file,
    line: 1,
    message: `The property \`${prop.name}\` of ${name} has no description. Write one as "${prop.name}", or in ${SHARED_FILE}.`,
  }));
}

function excessTexts(name: string, { props }: StudioComponent, own: Texts | undefined): Problem[] {
  const excess = Object.keys(own?.texts ?? {}).filter((text) => !props.some((prop) => prop.name === text));
  return excess.map((text) => ({
    file: own!.file,
    line: lineOf(own!.source, `"${text}"`),
    message: `${name} has no property \`${text}\`. Remove its description, or correct the name.`,
  }));
}

function unusedFiles(texts: Map<string, Texts>, names: string[]): Problem[] {
  const known = new Set(['shared', ...names.map(kebabCase)]);
  const unused = [...texts].filter(([stem]) => !known.has(stem));
  return unused.map(([, { file }]) => ({
    file,
    line: 1,
    message: 'Studio has no component of this name. Name the file as one of its components, such as `data-grid.json`.',
  }));
}

function unusedShared(shared: Texts | undefined, used: Set<string>): Problem[] {
  const unused = Object.keys(shared?.texts ?? {}).filter((text) => !used.has(text));
  return unused.map((text) => ({
    file: SHARED_FILE,
    line: lineOf(shared!.source, `"${text}"`),
    message: `No component takes the text of \`${text}\` from here. Remove it, or correct the name.`,
  }));
}
