import type { Language } from '../../client/shared/preferences/language.ts';
import {
  readStudioTexts,
  SHARED_FILE,
  type StudioComponent,
  type StudioFacts,
  type StudioProp,
  type Texts,
  textsFile,
} from '../api/studio-shapes.ts';
import { checkTranslations, translateTexts } from '../api/translated-texts.ts';
import { kebabCase } from '../shared/kebab-case.ts';
import { allFindings, type Findings, lineOf, type Problem } from '../shared/problem.ts';
import type { ProjectFiles } from '../shared/project-files.ts';

/** A property with its text. */
export type DescribedProp = StudioProp & { text: string };
/** A component with the texts of its properties; `outdated` where a text is older than its English one. */
export type DescribedComponent = Omit<StudioComponent, 'props'> & { props: DescribedProp[]; outdated: boolean };

type Files = Map<string, Texts>;

/** The builder's components in a language: facts of the package and texts of our own, joined. */
export function describeComponents(
  files: ProjectFiles,
  facts: StudioFacts | undefined,
  language: Language,
): Map<string, DescribedComponent> {
  const { texts } = readStudioTexts(files);
  const translated = new Map([...texts].map(([stem, file]) => [stem, translateTexts(files, file, language)]));
  const shared = translated.get('shared');
  const describe = (name: string, { props, ...component }: StudioComponent): DescribedComponent => {
    const sources = props.map((prop) => [prop, sourceOf(prop.name, translated.get(kebabCase(name)), shared)] as const);
    return {
      ...component,
      props: sources.map(([prop, source]) => ({ ...prop, text: source?.texts[prop.name] ?? '' })),
      outdated: sources.some(([prop, source]) => source?.outdated.includes(prop.name)),
    };
  };
  return new Map(Object.entries(facts?.components ?? {}).map(([name, component]) => [name, describe(name, component)]));
}

/** What of the facts and texts has no counterpart, and which translations are older than English. */
export function checkStudioComponents(
  files: ProjectFiles,
  { facts, problems: ofFacts }: { facts?: StudioFacts; problems: Problem[] },
): Findings {
  const { texts, problems: unreadable } = readStudioTexts(files);
  const problems = [...ofFacts, ...unreadable];
  if (!facts) return { problems, warnings: [] };
  const shared = texts.get('shared');
  const components = Object.entries(facts.components);
  for (const [name, component] of components) {
    const own = texts.get(kebabCase(name));
    problems.push(...missingTexts(name, component, own, shared), ...excessTexts(name, component, own));
  }
  problems.push(...unusedFiles(texts, Object.keys(facts.components)), ...unusedShared(shared, takenFromShared(components, texts)));
  return allFindings([{ problems }, ...[...texts.values()].map((file) => checkTranslations(files, file))]);
}

/** A component's own text comes before the shared one. */
function sourceOf<T extends { texts: Readonly<Record<string, string>> }>(prop: string, own: T | undefined, shared: T | undefined) {
  return own && Object.hasOwn(own.texts, prop) ? own : shared;
}

function takenFromShared(components: readonly [string, StudioComponent][], texts: Files): Set<string> {
  const shared = texts.get('shared');
  const taken = ([name, { props }]: [string, StudioComponent]) =>
    props.filter((prop) => sourceOf(prop.name, texts.get(kebabCase(name)), shared) === shared).map((prop) => prop.name);
  return new Set(components.flatMap(taken));
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
  if (!own) return [];
  const excess = Object.keys(own.texts).filter((text) => !props.some((prop) => prop.name === text));
  return excess.map((text) => ({
    file: own.file,
    line: lineOf(own.source, `"${text}"`),
    message: `${name} has no property \`${text}\`. Remove its description, or correct the name.`,
  }));
}

function unusedFiles(texts: Files, names: string[]): Problem[] {
  const known = new Set(['shared', ...names.map(kebabCase)]);
  const unused = [...texts].filter(([stem]) => !known.has(stem));
  return unused.map(([, { file }]) => ({
    file,
    line: 1,
    message: 'Studio has no component with this name. Name the file as one of its components, such as `data-grid.json`.',
  }));
}

function unusedShared(shared: Texts | undefined, used: Set<string>): Problem[] {
  if (!shared) return [];
  const unused = Object.keys(shared.texts).filter((text) => !used.has(text));
  return unused.map((text) => ({
    file: SHARED_FILE,
    line: lineOf(shared.source, `"${text}"`),
    message: `No component takes the text of \`${text}\` from here. Remove it, or correct the name.`,
  }));
}
