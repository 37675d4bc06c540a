import { spawnSync } from 'node:child_process';
import * as v from 'valibot';

const reportSchema = v.object({ vulnerabilities: v.record(v.string(), v.object({ severity: v.string(), range: v.string() })) });
const refusalSchema = v.object({ message: v.string() });

/** What is known of the packages' weaknesses; or the reason why nobody could tell. */
export type Advisories = { problems: string[] } | { unknown: string };

/** Reads what `npm audit --json` says. Throws when it is neither a report nor a refusal. */
export function parseAdvisories(output: string): Advisories {
  const answer: unknown = JSON.parse(output);
  const report = v.safeParse(reportSchema, answer);
  if (!report.success) return { unknown: v.parse(refusalSchema, answer).message };
  const found = Object.entries(report.output.vulnerabilities);
  return {
    problems: found.map(
      ([name, { severity, range }]) => `${name} ${range} has a known weakness (${severity}). See \`npm audit\`, and update it.`,
    ),
  };
}

/** Asks the registry, which may offer no advisories. */
export function askAdvisories(): Advisories {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return parseAdvisories(stdout);
}
