import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { keysOf } from '../../client/shared/tables.ts';

/** What a project of tests needs before it can run. */
type Need = 'build' | 'chromium' | 'engines';

/** The projects of tests, the longest first: pure code, the production Worker in workerd, the whole site in a browser, readers' journeys in other engines. */
export const PROJECTS = {
  engines: { files: 'test/engines/*.test.ts', needs: ['build', 'engines'] },
  e2e: { files: 'test/e2e/**/*.test.ts', needs: ['build', 'chromium'] },
  worker: { files: 'test/{worker,built}/**/*.test.{ts,tsx}', needs: ['build'] },
  unit: { files: 'test/unit/**/*.test.{ts,tsx}', needs: [] },
} as const satisfies Record<string, { files: string; needs: readonly Need[] }>;

export type ProjectName = keyof typeof PROJECTS;

export const PROJECT_NAMES = keysOf(PROJECTS);

/** Whether this is the name of a project. */
export function isProjectName(name: string): name is ProjectName {
  return Object.hasOwn(PROJECTS, name);
}

/** A word that asks for tests as one part of their paths, however a file was named: from here, from the root of the machine, with a line. */
export function partOfPath(word: string): string {
  const path = word.replace(/:\d+$/, '');
  return /^\.{0,2}\//.test(path) ? relative('.', path) : path;
}

/** The projects, of these, that have a file whose path contains one of the words, as vitest itself chooses; all without a word. */
export function projectsWith(names: readonly ProjectName[], words: readonly string[]): ProjectName[] {
  if (words.length === 0) return [...names];
  const holds = (file: string) => words.some((word) => file.toLowerCase().includes(word.toLowerCase()));
  return names.filter((name) => globSync(PROJECTS[name].files).some(holds));
}

/** What these projects need, each once. */
export function needsOf(names: readonly ProjectName[]): ReadonlySet<Need> {
  return new Set(names.flatMap((name): readonly Need[] => PROJECTS[name].needs));
}
