import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { COMPILER_OPTIONS } from '../bundling/compiler-options.ts';
import { DESCRIPTIONS_FOLDER } from '../shared/content-files.ts';
import { kebabCase } from '../shared/kebab-case.ts';
import { ContentError, type Problem } from '../shared/problem.ts';
import { type ComponentReader, componentReader } from './component-reader.ts';
import { withRealDefaults } from './real-defaults.ts';
import { type ComponentFacts, FACTS_FILE, type Facts, readDescriptions } from './shapes.ts';

const PACKAGE = '@toolpad/core';
// Inside the demos' workspace, where the documented version of the package resolves.
const FOLDER = 'content/demos/build/api';

const ENTRY = ['', '/nextjs', '/react-router'].map((path) => `export * from '${PACKAGE}${path}';\n`).join('');

const TSCONFIG = {
  compilerOptions: {
    ...COMPILER_OPTIONS,
    types: [],
  },
  files: ['entry.ts'],
};

/** Reads the facts of the named components from the types of the installed package. Throws a ContentError for names it does not export. */
export function extractFacts(names: string[]): Record<string, ComponentFacts> {
  const version = installedVersion();
  return withReader((reader) => {
    const found = [...names].sort().map((name) => [name, reader.read(name)] as const);
    const unknown = found.filter(([, facts]) => !facts).map(([name]) => name);
    if (unknown.length > 0) throw new ContentError(unknown.map((name) => unknownComponent(name, reader.names())));
    return Object.fromEntries(found.flatMap(([name, facts]) => (facts ? [[name, withRealDefaults(name, version, facts)]] : [])));
  });
}

/** The package whose types are read, with its version. */
export function packageVersion(): string {
  return `${PACKAGE}@${installedVersion()}`;
}

function installedVersion(): string {
  return (JSON.parse(readFileSync(`content/demos/node_modules/${PACKAGE}/package.json`, 'utf8')) as { version: string }).version;
}

/** The components that have a description file. Throws a ContentError if one of the files is not as it should be. */
export function describedComponents(): string[] {
  const files = readDescriptions();
  const problems = files.flatMap((file) => file.problems);
  if (problems.length > 0) throw new ContentError(problems);
  return files.flatMap(({ description }) => description?.name ?? []);
}

/** The text of the facts file: two spaces, a line break at the end, always in the same order. */
function factsText(components: Record<string, ComponentFacts>): string {
  const facts: Facts = { command: 'npm run api', package: packageVersion(), components };
  return `${JSON.stringify(facts, null, 2)}\n`;
}

function withReader<T>(use: (reader: ComponentReader) => T): T {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'entry.ts'), ENTRY);
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  const api = new API({ cwd: process.cwd() });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(process.cwd(), FOLDER, 'tsconfig.json')] });
    return use(componentReader(snapshot.getProjects()[0]!, join(process.cwd(), FOLDER, 'entry.ts')));
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
export function writeCoreFacts(): void {
  const components = extractFacts(describedComponents());
  mkdirSync(dirname(FACTS_FILE), { recursive: true });
  writeFileSync(FACTS_FILE, factsText(components));
  console.log(`${FACTS_FILE}: ${Object.keys(components).length} components of ${packageVersion()}.`);
}
