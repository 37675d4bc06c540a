import type { MarkdownIt } from 'markdown-it';
import { envOf, type MarkdownEnv, report } from '../markdown-env.ts';

/** Notes internal links for the link check, and gives outside links `rel="noopener"`. */
export function links(md: MarkdownIt): void {
  md.core.ruler.push('links', (state) => {
    for (const block of state.tokens) {
      for (const token of block.children ?? []) {
        if (token.type !== 'link_open') continue;
        const href = String(token.attrGet('href') ?? '');
        noteLink(href, block.map?.[0] ?? 0, envOf(state.env));
        if (/^https?:/.test(href)) token.attrSet('rel', 'noopener');
      }
    }
  });
}

function noteLink(href: string, line: number, env: MarkdownEnv): void {
  if (/^(?:https:|mailto:)/.test(href)) return;
  if (href.startsWith('http:') && /^http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/?#]|$)/.test(href)) return;
  if (!/^[/#]/.test(href) || href.startsWith('//')) {
    report(env, line, `The link \`${href}\` is neither a path of this site nor https. Write \`/toolpad/…\`, \`#anchor\` or \`https://…\`.`);
    return;
  }
  const [path = '', hash = ''] = href.split('#');
  if (/.\/$|\.md$/.test(path))
    report(env, line, `The link \`${href}\` is not canonical. Write it without a trailing slash and without \`.md\`.`);
  env.links.push({ path: path.replace(/\?.*$/, ''), hash, line: env.bodyLine + line + 1 });
}
