import type { Heading } from '../../../client/blocks/page.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../client/shared/preferences/language.ts';
import type { Problem } from '../../shared/problem.ts';
import type { Sample } from '../code/samples.ts';
import type { YamlSample } from '../code/yaml-samples.ts';
import type { Project } from '../project.ts';
import { resolver } from '../twin/resolver.ts';

/** A link of a page to another page of the site, or to an anchor of its own (`path` is empty). */
export type InternalLink = { path: string; hash: string; line: number };

/** A code fence of a page. `section` counts the h2 and h3 above it; `lines` are those of the body, from 0, the end not among them. */
type Fence = { section: number; code: string; info: string; lines: [start: number, end: number] };

/** What a translation takes from its English page instead of saying it again. */
export type Original = Pick<MarkdownEnv, 'file' | 'headings' | 'fences' | 'leaves'>;

/** What the plugins gather while one page is rendered. */
export type MarkdownEnv = {
  /** What the page is a part of. */
  project: Project;
  file: string;
  language: Language;
  /** Lines of the file above the body. */
  bodyLine: number;
  problems: Problem[];
  /** What a translation lacks of its English page's parts, or has beyond them. */
  misfits: Problem[];
  headings: Heading[];
  /** The line of the body, from 0, of each of the headings. */
  headingLines: number[];
  /** The words of each of the headings, as Markdown. */
  headingWords: string[];
  fences: Fence[];
  /** Demos, islands and the like, in order. */
  leaves: string[];
  /** Headings of texts that the page takes from elsewhere and that are older than their English ones. */
  outdated: Heading[];
  /** The English page, while a translation is rendered. */
  original?: Original;
  /** Makes the address of a link absolute, for the page's Markdown. */
  resolve: (href: string) => string;
  ids: Map<string, number>;
  links: InternalLink[];
  samples: Sample[];
  yamlSamples: YamlSample[];
  /** Ids of rows and demos, that links may lead to. */
  anchors: string[];
  tabGroups: number;
  apiTables: number;
};

type Place = { project: Project; path: string; language?: Language; original?: Original };

/** An empty env for one file; `bodyLine` is the number of lines above the body. A translation has an `original`. */
export function createEnv(file: string, bodyLine: number, { project, path, language = DEFAULT_LANGUAGE, original }: Place): MarkdownEnv {
  return {
    project,
    file,
    language,
    bodyLine,
    original,
    resolve: resolver(path, language),
    problems: [],
    misfits: [],
    headings: [],
    headingLines: [],
    headingWords: [],
    outdated: [],
    fences: [],
    leaves: [],
    ids: new Map(),
    links: [],
    samples: [],
    yamlSamples: [],
    anchors: [],
    tabGroups: 0,
    apiTables: 0,
  };
}

/** The env of a rendering: `createEnv` made it, and markdown-it hands it through without knowing its type. */
export function envOf(env: unknown): MarkdownEnv {
  return env as MarkdownEnv;
}

/** Notes that a text below the last heading is older than its English one. */
export function noteOutdated(env: MarkdownEnv): void {
  const heading = env.headings.at(-1);
  if (heading && !env.outdated.includes(heading)) env.outdated.push(heading);
}

/** Has what makes several links at once note them all at a line of the body, since they have none of their own. */
export function linkingAt<T>(line: number, env: MarkdownEnv, make: () => T): T {
  const before = env.links.length;
  const made = make();
  for (const link of env.links.slice(before)) link.line = env.bodyLine + line + 1;
  return made;
}

/** Notes a problem at a line of the body (from 0, as tokens count). */
export function report(env: MarkdownEnv, line: number, message: string): undefined {
  env.problems.push({ file: env.file, line: env.bodyLine + line + 1, message });
}

/** Notes where a translation does not have the parts of its English page. */
export function reportMisfit(env: MarkdownEnv, line: number, message: string): void {
  env.misfits.push({ file: env.file, line: env.bodyLine + line + 1, message });
}
