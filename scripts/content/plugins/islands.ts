import type { MarkdownIt } from 'markdown-it';
import type { IslandName } from '../../../client/islands/names.ts';
import type { Segment } from '../../../client/shared/page.ts';
import { envOf, report } from '../markdown-env.ts';
import type { DirectiveMeta } from './directives.ts';

/** Islands that the renderer can place in a text (worker/views/flow-islands.tsx). */
const FLOW_ISLANDS: readonly string[] = ['settings', 'theme-builder'] satisfies IslandName[];

/** Marks the place of an island in compiled HTML; the body is split here into segments. */
const MARKER = /<!--island (\{.*?\})-->/g;

/** `::island{name="theme-builder"}` → a place that the renderer fills with the island's server HTML. */
export function islands(md: MarkdownIt): void {
  md.renderer.rules.island = (tokens, index, _options, env) => {
    const token = tokens[index]!;
    const { name = '', ...props } = (token.meta as DirectiveMeta).attributes;
    if (!FLOW_ISLANDS.includes(name)) {
      report(envOf(env), token.map?.[0] ?? 0, `There is no island \`${name}\` for a page's text. Use one of ${FLOW_ISLANDS.join(', ')}.`);
    }
    return `<!--island ${JSON.stringify({ name, props }).replaceAll('-->', '')}-->`;
  };
}

/** Splits a compiled body at its islands. */
export function splitSegments(html: string): Segment[] {
  return html.split(MARKER).flatMap((part, index): Segment[] => {
    if (index % 2 === 1) return [{ kind: 'island', ...(JSON.parse(part) as { name: string; props: Record<string, string> }) }];
    return part.trim() === '' ? [] : [{ kind: 'html', html: part }];
  });
}
