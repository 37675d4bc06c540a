import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Response } from 'miniflare';
import { VERSION_HEADER } from '../edge/code-paths.ts';
import { formatProblem, type Problem } from '../shared/problem.ts';
import { problemPage } from './problem-page.ts';
import type { ReloadStream } from './reload-stream.ts';

type Place = { file: string; line: number };
type Told = { url: string; headers: { get(name: string): string | null }; text(): Promise<string> };

/** Answers for a page that the Worker failed to make, of which it sends the error's stack: says in the terminal, over open pages, and in the page's place where that was. */
export async function answerFailure(request: Told, stream: ReloadStream, code: { version: string }): Promise<Response> {
  const problem = failureIn(await request.text(), new URL(request.url).pathname);
  // Code that was edited since may be right by now.
  if ((request.headers.get(VERSION_HEADER) || code.version) === code.version) tellOf(problem, stream);
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "script-src 'unsafe-inline'" };
  return new Response(problemPage('This page cannot be shown', [problem]), { status: 500, headers });
}

function tellOf(problem: Problem, stream: ReloadStream): void {
  // Every open page meets it.
  if (!stream.knows(problem)) console.error(formatProblem(problem));
  // The next Worker may do better.
  stream.wrong('worker', [problem]);
}

/** A stack of the Worker's as a mistake at its place in the sources. */
export function failureIn(stack: string, path: string): Problem {
  const [error, ...lines] = stack.split('\n');
  return { ...firstPlace(lines), message: `${error} (${path})` };
}

/** The first place of a stack that is in the project's own code. */
function firstPlace(lines: readonly string[]): Place {
  for (const line of lines) {
    const place = placeOf(line);
    if (place && !place.file.startsWith('..') && !place.file.includes('node_modules')) return place;
  }
  return { file: '', line: 1 };
}

/** Where the code of a stack's line was written: `at name (file:///bundle.js:1:2)`, read from the map beside the bundle. */
function placeOf(line: string): Place | undefined {
  const [, url, row, column] = /(file:\/\/[^\s)]+):(\d+):(\d+)\)?$/.exec(line) ?? [];
  if (!url) return undefined;
  try {
    const map = new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')));
    const entry = map.findEntry(Number(row) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return undefined;
    return { file: relative(process.cwd(), fileURLToPath(new URL(entry.originalSource, url).href)), line: entry.originalLine + 1 };
  } catch {
    // Another build has taken the bundle's place.
    return undefined;
  }
}
