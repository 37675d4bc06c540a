import { createHash } from 'node:crypto';
import type { Frontmatter } from './frontmatter.ts';
import type { MarkdownEnv } from './markdown-env.ts';

/** A part of an English page that a translation is compared with. `title` is Markdown; `hash` changes with its words; code is shown as it is now, so it does not count. */
export type Section = { id: string; title: string; hash: string };

/** What stands above the first heading: title, description, hero and lead. */
export const TOP_SECTION = 'top-of-page';

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
      const { id } = env.headings[index]!;
      return { id, title: env.headingWords[index]!, hash: hashOf(textOf(start, starts[index + 1])) };
    }),
  ];
}

/** A short hash of words that may change. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
