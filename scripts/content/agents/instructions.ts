import { documentedVersion } from '../../../client/shared/product.ts';
import { ADVICE } from '../../../content/agents.ts';
import { products } from '../../../content/products.ts';
import { documentedIn, type Needs } from '../../api/versions/shapes.ts';
import type { Project } from '../project.ts';

/** Peers that npm asks for and nobody needs. */
const UNUSED = /-(?:pro|premium)$/;

/** What an agent is told when it connects: which versions are documented, what they stand beside, and how to ask. */
export function instructions(project: Project): string {
  const { core, studio } = products;
  const versions = project.versions('core');
  const needs = versions[documentedIn(versions, 'core')]?.needs;
  return [
    `Documentation of ${core.name} ${documentedVersion(core)} (\`@toolpad/core\`: React components for dashboards and internal tools on top of Material UI) and of ${studio.name} ${documentedVersion(studio)} (a low-code builder, deprecated).`,
    'Use product `core` unless the project depends on `@toolpad/studio`.',
    needs && `${core.name} ${documentedVersion(core)} stands beside ${peersOf(needs)}.`,
    ...ADVICE,
    'Search first, then read the section that was found: get_page takes `path#section`. Other versions differ: get_component_api takes `version`.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** `react 18 or 19, @mui/material 7, optionally next 14 or 15`. */
function peersOf({ peers, optional }: Needs): string {
  const used = Object.entries(peers).filter(([name]) => !UNUSED.test(name));
  return used.map(([name, range]) => `${optional.includes(name) ? 'optionally ' : ''}${name} ${majorsOf(range)}`).join(', ');
}

function majorsOf(range: string): string {
  return [...new Set([...range.matchAll(/\^(\d+)/g)].map(([, major]) => major))].join(' or ');
}
