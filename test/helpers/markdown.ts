import { createMarkdown } from '../../scripts/content/markdown.ts';
import { createEnv, type MarkdownEnv } from '../../scripts/content/markdown-env.ts';

const md = createMarkdown();

/** Renders Markdown as the build does; problems are written `line: message`. The body begins at the file's line 5. */
export function render(...lines: string[]): { html: string; env: MarkdownEnv; problems: string[] } {
  const env = createEnv('page.md', 4);
  const html = md.render(lines.join('\n'), env);
  return { html, env, problems: env.problems.map(({ line, message }) => `${line}: ${message}`) };
}
