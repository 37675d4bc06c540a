import intersects from 'semver/ranges/intersects.js';
import minVersion from 'semver/ranges/min-version.js';
import { type PackageManager, parsePackageManager } from '../shared/preferences/package-manager.ts';
import type { Release } from '../shared/release.ts';
import { judge } from './judge.ts';
import type { Project } from './read-manifest.ts';
import { readSpec } from './read-spec.ts';

const ADD: Record<PackageManager, string> = { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add' };
/** Commercial packages of which Toolpad uses the types alone. */
const COMMERCIAL = /-(?:pro|premium)$/;
/** Packages that are published together: the second comes in the major that the first is asked for. */
const TWINS: Record<string, string> = { '@mui/icons-material': '@mui/material', 'react-dom': 'react' };

/**
 * The command that installs a version with all that it needs and the project lacks, or has in a version that it does not accept.
 * Nothing of the project's own text is in it.
 */
export function installCommand(
  name: string,
  release: Release,
  companions: Readonly<Record<string, string>>,
  project: Project,
  preferred: PackageManager,
): string {
  const manager = parsePackageManager(/^\w+(?=@)/.exec(project.packageManager ?? '')?.[0] ?? preferred);
  const needed = Object.keys(release.peers).filter((peer) => !release.optional.includes(peer));
  const moved = new Set(judge(release, project).findings.flatMap(({ kind, name: found }) => (kind === 'conflict' ? found : [])));
  const lacks = (peer: string) => needed.includes(peer) && !COMMERCIAL.test(peer) && !project.asks.has(peer);
  const peers = Object.keys(release.peers)
    .filter((peer) => lacks(peer) || moved.has(peer))
    .map((peer) => `${peer}@${majorFor(peer, release, project)}`);
  const others = Object.entries(companions).filter(([other]) => !project.asks.has(other) && !needed.includes(other));
  const all = [`${name}@${release.version}`, ...peers, ...others.map(([other, major]) => `${other}@${major}`)];
  // npm installs every peer by itself, the commercial ones too.
  const flag = manager === 'npm' && needed.some((peer) => COMMERCIAL.test(peer)) ? ['--legacy-peer-deps'] : [];
  return [ADD[manager], ...flag, ...all].join(' ');
}

/** The newest major that a release accepts, or that of the package's twin in the project. */
function majorFor(peer: string, release: Release, project: Project): number {
  const twin = TWINS[peer];
  const spec = twin === undefined ? undefined : readSpec(twin, project.asks.get(twin) ?? '-');
  if (spec && 'range' in spec && spec.range !== '*' && intersects(spec.range, release.peers[peer] ?? '*'))
    return minVersion(spec.range)?.major ?? 0;
  return Math.max(...(release.peers[peer] ?? '*').split('||').map((range) => minVersion(range)?.major ?? 0));
}
