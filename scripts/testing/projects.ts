import { globSync } from 'node:fs';
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

/** The projects, of these, that have a file whose path contains one of the words, as vitest itself chooses; all without a word. */
export function projectsWith(names: readonly ProjectName[], words: readonly string[]): ProjectName[] {
  if (words.length === 0) return [...names];
  return names.filter((name) => globSync(PROJECTS[name].files).some((file) => words.some((word) => file.includes(word))));
}

/** What these projects need, each once. */
export function needsOf(names: readonly ProjectName[]): ReadonlySet<Need> {
  return new Set(names.flatMap((name): readonly Need[] => PROJECTS[name].needs));
}
