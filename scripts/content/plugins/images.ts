import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { MarkdownIt } from 'markdown-it';
import { escapeHtml } from '../html.ts';
import { envOf, type MarkdownEnv, report } from '../markdown-env.ts';

const DIAGRAMS = 'content/diagrams';
const PUBLIC = 'public';

/** Pictures get their size, so that nothing moves when they arrive; `diagram:name` puts an SVG into the page, where it follows the theme. */
export function images(md: MarkdownIt): void {
  // Inline tokens know no line; they take their block's, for the messages.
  md.core.ruler.push('image-lines', (state) => {
    for (const block of state.tokens) {
      for (const child of block.children ?? []) if (child.type === 'image') child.meta = { line: block.map?.[0] ?? 0 };
    }
  });
  md.renderer.rules.image = (tokens, index, _options, rawEnv) => {
    const env = envOf(rawEnv);
    const token = tokens[index]!;
    const source = String(token.attrGet('src') ?? '');
    const alt = escapeHtml(token.content);
    const { line } = token.meta as { line: number };
    if (!alt) report(env, line, `The picture \`${source}\` has no alternative text. Say in words what it shows.`);
    const picture = source.startsWith('diagram:') ? diagram(source.slice(8), alt, line, env) : image(source, alt, line, env);
    const caption = token.attrGet('title');
    return `<span class="picture" role="figure" aria-label="${alt}">${picture}${caption ? `<span class="caption">${escapeHtml(String(caption))}</span>` : ''}</span>`;
  };
}

function diagram(name: string, alt: string, line: number, env: MarkdownEnv): string {
  const file = join(DIAGRAMS, `${name}.svg`);
  if (!existsSync(file)) {
    report(env, line, `The diagram \`${name}\` does not exist. Draw it in ${file}.`);
    return '';
  }
  const svg = readFileSync(file, 'utf8')
    .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  if (/<style|\sstyle=|<script|\son\w+=/i.test(svg)) {
    report(env, line, `The diagram \`${name}\` holds styles or scripts, which the site's policy blocks. Use the dg-… classes instead.`);
  }
  return svg.replace(/^<svg/, `<svg class="diagram" role="img" aria-label="${alt}"`);
}

function image(source: string, alt: string, line: number, env: MarkdownEnv): string {
  const file = join(PUBLIC, source);
  if (!source.startsWith('/') || !existsSync(file)) {
    report(env, line, `The picture \`${source}\` does not exist. Put it into ${PUBLIC} and write its path from there.`);
    return '';
  }
  const { width, height } = imageSize(readFileSync(file));
  return `<img src="${escapeHtml(source)}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
}
