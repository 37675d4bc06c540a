import { hashOf } from '../shared/hash.ts';
import { type Section, TOP_SECTION } from '../shared/section.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { MarkdownEnv } from './markdown/env.ts';

/** The sections of an English page: its top, then one for each h2 and h3. */
export function sectionsOf(data: Frontmatter, body: string, env: MarkdownEnv): Section[] {
  const lines = body.split('\n');
  for (const { lines: fence } of env.fences) lines.fill('', ...fence);
  const starts = env.headingLines.filter((line) => line < lines.length);
  const textOf = (start: number, end?: number) => lines.slice(start, end).join('\n').replace(/\s+/g, ' ').trim();
  const { title, description, hero } = data;
  return [
    { id: TOP_SECTION, title, hash: hashOf(JSON.stringify([title, description, hero]) + textOf(0, starts[0])) },
    ...starts.map((start, index) => {
      return { id: env.headings[index]?.id ?? '', title: env.headingWords[index] ?? '', hash: hashOf(textOf(start, starts[index + 1])) };
    }),
  ];
}
