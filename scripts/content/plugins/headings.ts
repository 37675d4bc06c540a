import type { MarkdownIt } from 'markdown-it';
import { headingId, uniqueId } from '../../shared/heading-id.ts';
import { envOf, type MarkdownEnv, report, reportMisfit } from '../markdown/env.ts';
import { inlineMarkdown, plainText } from '../markdown/inline.ts';

const EXPLICIT_ID = /\s*\{#([\w-]+)\}\s*$/;

/** Gives h2 and h3 an id, makes them links to themselves, and collects them for the table of contents. */
export function headings(md: MarkdownIt): void {
  md.core.ruler.push('headings', (state) => {
    const env = envOf(state.env);
    state.tokens.forEach((token, index) => {
      const inline = state.tokens[index + 1];
      if (token.type !== 'heading_open' || !inline) return;
      const line = token.map?.[0] ?? 0;
      const level = Number(token.tag.slice(1));
      if (level === 1)
        report(env, line, 'The body has an h1, but the title already is one. Use `##`, or change the title in the frontmatter.');
      if (level === 3 && env.headings.length === 0) {
        report(env, line, 'An h3 comes before any h2. Make it an h2, or put one above it.');
      }
      if (level !== 2 && level !== 3) return;
      const explicit = takeExplicitId(inline);
      if (explicit !== undefined && env.original)
        report(env, line, `Headings of a translation have the ids of the English page. Remove \`{#${explicit}}\`.`);
      const words = (inline.children ?? []).filter(({ type }) => !/^link_(?:open|close)$/.test(type));
      const html = md.renderer.renderInline(words, md.options, env);
      const id = originalId(env, level, line) ?? explicit ?? uniqueId(headingId(plainText(words)), env.ids);
      if (explicit !== undefined && !env.original && uniqueId(explicit, env.ids) !== explicit) {
        report(env, line, `The id \`${explicit}\` is taken. Give this heading another one.`);
      }
      token.attrSet('id', id);
      env.headings.push({ id, level, html });
      env.headingLines.push(line);
      env.headingWords.push(inlineMarkdown(words, env.resolve));
      token.meta = { linked: inline.children?.some((child) => child.type === 'link_open') };
    });
    const missing = env.original?.headings[env.headings.length];
    if (missing) {
      const end = state.src.split('\n').length - 1;
      reportMisfit(env, end, `${env.original?.file} has further headings. Translate the section \`${missing.id}\` too.`);
    }
  });
  md.renderer.rules.heading_open = (tokens, index, options, _env, self) => {
    const token = tokens[index];
    const id = token?.attrGet('id');
    const tag = self.renderToken(tokens, index, options).trimEnd();
    // A heading that holds a link cannot be a link itself; it gets an anchor beside its text.
    return id && !token?.meta?.linked ? `${tag}<a class="anchor" href="#${id}">` : tag;
  };
  md.renderer.rules.heading_close = (tokens, index) => {
    const [open, , token] = tokens.slice(index - 2, index + 1);
    const id = open?.attrGet('id');
    if (!id) return `</${token?.tag}>\n`;
    const anchor = open?.meta?.linked ? ` <a class="anchor" href="#${id}" aria-labelledby="${id}">#</a>` : '</a>';
    return `${anchor}</${token?.tag}>\n`;
  };
}

/** The id of the English page's heading in the same place, for a translation. */
function originalId(env: MarkdownEnv, level: 2 | 3, line: number): string | undefined {
  if (!env.original) return undefined;
  const original = env.original.headings[env.headings.length];
  if (!original) reportMisfit(env, line, `${env.original.file} has only ${env.original.headings.length} headings. Remove this one.`);
  else if (original.level !== level)
    reportMisfit(
      env,
      line,
      `The heading in this place of ${env.original.file}, \`${original.id}\`, is an h${original.level}. Make this one an h${original.level}.`,
    );
  return original?.id;
}

function takeExplicitId(inline: { content: string; children: { type: string; content: string }[] | null }): string | undefined {
  const last = inline.children?.at(-1);
  const match = last?.type === 'text' ? EXPLICIT_ID.exec(last.content) : null;
  if (!last || !match) return undefined;
  last.content = last.content.replace(EXPLICIT_ID, '');
  return match[1];
}
