import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { ContentError, type Problem } from '../shared/problem.ts';
import { describedComponents, extractFacts, packageVersion } from './extract.ts';
import { type ComponentFacts, FACTS_FILE, lineOf, readFacts } from './shapes.ts';

/** The committed facts must be those of the installed package. */
export function checkFacts(): Problem[] {
  const { facts, problems } = readFacts();
  if (!facts) return problems;
  try {
    const installed = packageVersion();
    if (facts.package !== installed) return [stale('package', `The facts are those of ${facts.package}, but ${installed} is installed.`)];
    return compare(facts.components, extractFacts(describedComponents()));
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
}

function compare(committed: Record<string, ComponentFacts>, fresh: Record<string, ComponentFacts>): Problem[] {
  const names = [...new Set([...Object.keys(fresh), ...Object.keys(committed)])];
  return names.flatMap((name) => {
    if (!fresh[name]) return [stale(name, `The facts hold ${name}, which no file describes.`)];
    if (!committed[name]) return [stale(name, `The facts lack ${name}.`)];
    if (isDeepStrictEqual(fresh[name], committed[name])) return [];
    return [stale(name, `The facts of ${name} are not those of the installed package.`)];
  });
}

function stale(key: string, message: string): Problem {
  return { file: FACTS_FILE, line: lineOf(readFileSync(FACTS_FILE, 'utf8'), `"${key}"`), message: `${message} Run \`npm run api\`.` };
}
