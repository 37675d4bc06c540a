import satisfies from 'semver/functions/satisfies.js';
import valid from 'semver/functions/valid.js';
import intersects from 'semver/ranges/intersects.js';
import subset from 'semver/ranges/subset.js';
import type { Release } from '../shared/release.ts';
import type { Project } from './read-manifest.ts';
import { readSpec, type Unclear } from './read-spec.ts';

/** What stands against a version: what the project asks for under a name, and what the version accepts there. */
export type Finding = { name: string; theirs: string; accepts: string } & (
  | { kind: 'conflict' | 'partly' | 'beside' }
  | { kind: 'unclear'; why: Unclear }
);

/** Whether a version fits a project: `partly` if it depends on which of the allowed versions is installed. */
export type Verdict = { version: string; fits: 'yes' | 'partly' | 'no'; findings: readonly Finding[] };

/** The name of Node among packages. */
const NODE = 'Node.js';

/** Whether a version fits what a project asks for, and why not. What the project does not have stands against nothing. */
export function judge(release: Release, project: Project): Verdict {
  const peers = Object.entries(release.peers).flatMap(([name, accepts]) => findings(name, project.asks.get(name), accepts));
  const brought = Object.entries(release.brings ?? {}).flatMap(([name, brings]) => besides(name, project.asks.get(name), brings));
  const all = [...peers, ...findings(NODE, project.node, release.node), ...brought];
  const has = (kind: Finding['kind']) => all.some((finding) => finding.kind === kind);
  return { version: release.version, fits: has('conflict') ? 'no' : has('partly') || has('unclear') ? 'partly' : 'yes', findings: all };
}

function findings(name: string, theirs: string | undefined, accepts: string): Finding[] {
  if (theirs === undefined) return [];
  const spec = readSpec(name, theirs);
  if ('unclear' in spec) return [{ kind: 'unclear', name, theirs, accepts, why: spec.unclear }];
  const fits = compare(spec.range, accepts);
  return fits === 'yes' ? [] : [{ kind: fits === 'partly' ? 'partly' : 'conflict', name, theirs, accepts }];
}

/** How much of a range is within another one. */
function compare(range: string, accepts: string): Verdict['fits'] {
  // The rules for ranges leave prereleases out; those for a single version do not.
  if (valid(range)) return satisfies(range, accepts) ? 'yes' : 'no';
  if (subset(range, accepts)) return 'yes';
  return intersects(range, accepts) ? 'partly' : 'no';
}

/** What a package brings along stands beside the project's own, if no version is both. */
function besides(name: string, theirs: string | undefined, brings: string): Finding[] {
  const [finding] = findings(name, theirs, brings);
  return finding?.kind === 'conflict' ? [{ name, theirs: finding.theirs, accepts: brings, kind: 'beside' }] : [];
}
