import { isDeepStrictEqual } from 'node:util';
import { ContentError, lineOf, type Problem } from '../shared/problem.ts';
import type { ProjectFiles } from '../shared/project-files.ts';
import { describedComponents, extractFacts, packageVersion } from './extract.ts';
import { type ComponentFacts, FACTS_FILE, readFacts } from './shapes.ts';

/** The committed facts must be those of the installed package. */
export function checkFacts(files: ProjectFiles): Problem[] {
  const { facts, problems } = readFacts(files);
  if (!facts) return problems;
  try {
    const installed = packageVersion(files);
    if (facts.package !== installed)
      return [stale(files, 'package', `The facts are those of ${facts.package}, but ${installed} is installed.`)];
    return compare(files, facts.components, extractFacts(files, describedComponents(files)));
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
}

function compare(files: ProjectFiles, committed: Record<string, ComponentFacts>, fresh: Record<string, ComponentFacts>): Problem[] {
  const names = [...new Set([...Object.keys(fresh), ...Object.keys(committed)])];
  return names.flatMap((name) => {
    if (!fresh[name]) return [stale(files, name, `The facts hold ${name}, which no file describes.`)];
    if (!committed[name]) return [stale(files, name, `The facts lack ${name}.`)];
    if (isDeepStrictEqual(fresh[name], committed[name])) return [];
    return [stale(files, name, `The facts of ${name} are not those of the installed package.`)];
  });
}

function stale(files: ProjectFiles, key: string, message: string): Problem {
  return { file: FACTS_FILE, line: lineOf(files.text(FACTS_FILE), `"${key}"`), message: `${message} Run \`npm run api\`.` };
}
