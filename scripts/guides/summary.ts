import { writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { ContentError } from '../shared/problem.ts';
import type { ProjectFiles } from '../shared/project-files.ts';
import { readShape } from '../shared/read-shape.ts';

/** What the last passes were: committed, so that the build knows which pages changed since. */
const SUMMARY_FILE = 'content/guides.json';

const passSchema = v.strictObject({
  /** The day of the pass, as ISO 8601 writes it. */
  passed: v.pipe(v.string(), v.isoDate()),
  /** Of the page's files and commands and the guide's expectations, see `hashOf`. */
  hash: v.pipe(v.string(), v.length(16)),
  /** Ids of the sections that were followed; none when every section with files or commands was. */
  sections: v.array(v.string()),
  /** Installed versions by the name that readers know. */
  versions: v.record(v.string(), v.string()),
});
const summarySchema = v.record(v.string(), passSchema);

export type Pass = v.InferOutput<typeof passSchema>;
/** The last pass of each guide, by the page's path. */
export type Summary = v.InferOutput<typeof summarySchema>;

/** The committed summary; empty when there is none. Throws a ContentError when it is not as it should be. */
export function readSummary(files: ProjectFiles): Summary {
  if (!files.has(SUMMARY_FILE)) return {};
  const { output, problems } = readShape(summarySchema, SUMMARY_FILE, files.text(SUMMARY_FILE));
  if (output) return output;
  throw new ContentError(problems);
}

/** Notes a pass beside the others, in the order of their paths. */
export function notePass(files: ProjectFiles, path: string, pass: Pass): void {
  const all = { ...readSummary(files), [path]: pass };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(files.at(SUMMARY_FILE), `${JSON.stringify(sorted, null, 2)}\n`);
}
