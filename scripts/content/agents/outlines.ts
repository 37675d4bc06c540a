import type { CompiledPage } from '../../../client/blocks/page.ts';
import type { PageOutline } from '../../../client/shared/agent-guide.ts';
import { sectionsOf } from '../../../client/shared/markdown-sections.ts';

/** A page as agents see it before they read it, from its brief Markdown. */
export function outlineOf({ title, description, product }: CompiledPage, brief: string): PageOutline {
  const sections = sectionsOf(brief).map(({ start, end, ...section }) => {
    const text = brief.slice(start, end);
    return { ...section, bytes: Buffer.byteLength(text), demos: demosIn(text) };
  });
  return { title, description, product, bytes: Buffer.byteLength(brief), sections };
}

/** The demos that a text links to. */
function demosIn(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(/\/toolpad\/_demo\/(\w+)\)/g)].map(([, name = '']) => name))];
}
