import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { messageOf } from './message-of.ts';
import { lineOf, type Problem } from './problem.ts';

/** Parses the JSON of a file into a known shape; `output` is missing where it is another. */
export function readShape<T>(schema: v.GenericSchema<unknown, T>, file: string, source: string): { output?: T; problems: Problem[] } {
  try {
    const result = v.safeParse(schema, JSON.parse(source));
    if (result.success) return { output: result.output, problems: [] };
    return { problems: result.issues.map((issue) => toProblem(file, source, issue)) };
  } catch (error) {
    return { problems: [jsonProblem(file, source, error)] };
  }
}

function toProblem(file: string, source: string, issue: v.BaseIssue<unknown>): Problem {
  const key = v.getDotPath(issue) ?? '';
  const line = lineOf(source, `"${key.split('.').at(-1)}"`);
  return { file, line, message: shapeMessage(key, issue) };
}

function shapeMessage(key: string, issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'non_empty' || issue.type === 'max_length' || issue.type === 'regex') return issue.message;
  if (issue.expected === 'never') return `The key \`${key}\` is unknown. Remove it, or correct its spelling.`;
  if (issue.received === 'undefined') return `The key \`${key}\` is missing. Add it; it may be empty if it holds a list.`;
  return `The key \`${key}\` is not as expected: ${issue.message}. Correct it.`;
}

/** What the parser said of a file of JSON, at the line that it said it of. */
export function jsonProblem(file: string, source: string, error: unknown): Problem {
  const message = `The file is not valid JSON: ${messageOf(error)}. Write JSON: \`"key": "words",\`, without a comma at the end.`;
  return { file, line: lineOfMistake(messageOf(error), source), message };
}

function lineOfMistake(message: string, source: string): number {
  const named = /\(line (\d+)/.exec(message)?.[1];
  if (named) return Number(named);
  // Node names no line for a word that is no value, but the JSON of YAML does. What is cut off ends in the last line.
  const mistake = message.startsWith('Unexpected end') ? undefined : parseDocument(source, { schema: 'json' }).errors[0];
  return mistake?.linePos?.[0].line ?? source.split('\n').length;
}
