import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';
import * as v from 'valibot';
import { COMPILER_OPTIONS } from '../bundling/compiler-options.ts';
import { DESCRIPTIONS_FOLDER } from '../shared/content-files.ts';
import { kebabCase } from '../shared/kebab-case.ts';
import { ContentError, type Problem } from '../shared/problem.ts';
import type { ProjectFiles } from '../shared/project-files.ts';
import { type ComponentReader, componentReader } from './component-reader.ts';
import { withRealDefaults } from './real-defaults.ts';
import { type ComponentFacts, FACTS_FILE, type Facts, readDescriptions } from './shapes.ts';

const PACKAGE = '@toolpad/core';
// Inside the demos' workspace, where the documented version of the package resolves.
const FOLDER = 'content/demos/build/api';

const manifestSchema = v.object({ version: v.string() });

const ENTRY = ['', '/nextjs', '/react-router'].map((path) => `export * from '${PACKAGE}${path}';\n`).join('');

const TSCONFIG = {
  compilerOptions: {
    ...COMPILER_OPTIONS,
    types: [],
  },
  files: ['entry.ts'],
};

/** Reads the facts of the named components from the types of the installed package. Throws a ContentError for names it does not export. */
export function extractFacts(files: ProjectFiles, names: string[]): Record<string, ComponentFacts> {
  const version = installedVersion(files);
  return withReader(files, (reader) => {
    const found = [...names].sort().map((name) => [name, reader.read(name)] as const);
    const unknown = found.filter(([, facts]) => !facts).map(([name]) => name);
    if (unknown.length > 0) throw new ContentError(unknown.map((name) => unknownComponent(name, reader.names())));
    return Object.fromEntries(found.flatMap(([name, facts]) => (facts ? [[name, withRealDefaults(name, version, facts)]] : [])));
  });
}

/** The package whose types are read, with its version. */
export function packageVersion(files: ProjectFiles): string {
  return `${PACKAGE}@${installedVersion(files)}`;
}

function installedVersion(files: ProjectFiles): string {
  return v.parse(manifestSchema, JSON.parse(files.text(`content/demos/node_modules/${PACKAGE}/package.json`))).version;
}

/** The components that have a description file. Throws a ContentError if one of the files is not as it should be. */
export function describedComponents(files: ProjectFiles): string[] {
  const written = readDescriptions(files);
  const problems = written.flatMap((file) => file.problems);
  if (problems.length > 0) throw new ContentError(problems);
  return written.flatMap(({ description }) => description?.name ?? []);
}

/** The text of the facts file: two spaces, a line break at the end, always in the same order. */
function factsText(facts: Facts): string {
  return `${JSON.stringify(facts, null, 2)}\n`;
}

function withReader<T>(files: ProjectFiles, use: (reader: ComponentReader) => T): T {
  const folder = resolve(files.at(FOLDER));
  const [entry, config] = [join(folder, 'entry.ts'), join(folder, 'tsconfig.json')];
  mkdirSync(folder, { recursive: true });
  writeFileSync(entry, ENTRY);
  writeFileSync(config, JSON.stringify(TSCONFIG));
  const api = new API({ cwd: resolve(files.root) });
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    if (!project) throw new Error(`TypeScript opened no project in ${FOLDER}. Look what it says about the tsconfig.json there.`);
    return use(componentReader(project, entry));
  } finally {
    api.close();
  }
}

function unknownComponent(name: string, known: string[]): Problem {
  const near = known.filter(
    (other) => other.toLowerCase().includes(name.toLowerCase()) || name.toLowerCase().includes(other.toLowerCase()),
  );
  const offered = near.length > 0 ? near : known;
  return {
    file: join(DESCRIPTIONS_FOLDER, `${kebabCase(name)}.json`),
    line: 1,
    message: `${PACKAGE} exports no component ${name}. Describe one of: ${offered.join(', ')}.`,
  };
}

/** Writes the facts of the documented components. Throws a ContentError for descriptions of what the package does not export. */
export function writeCoreFacts(files: ProjectFiles): void {
  const components = extractFacts(files, describedComponents(files));
  const facts: Facts = { command: 'npm run api', package: packageVersion(files), components };
  mkdirSync(dirname(files.at(FACTS_FILE)), { recursive: true });
  writeFileSync(files.at(FACTS_FILE), factsText(facts));
  console.log(`${FACTS_FILE}: ${Object.keys(components).length} components of ${facts.package}.`);
}
