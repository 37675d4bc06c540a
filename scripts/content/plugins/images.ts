import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { MarkdownIt } from 'markdown-it';
import { escapeHtml } from '../html.ts';
import { envOf, type MarkdownEnv, report } from '../markdown-env.ts';
import { word } from '../words.ts';

const DIAGRAMS = 'content/diagrams';
const PUBLIC = 'public';
/** `{dark=/static/x-dark.webp}` right after a picture: what a dark page shows in its place. */
const DARK = /^\{dark=([^\s{}]+)\}/;

/** `x@2x.webp` holds two pixels for each CSS pixel, so it is shown at half of its size. */
const DENSITY = /@([\d.]+)x\.\w+$/;

/** Pictures get their size, so that nothing moves when they arrive; `diagram:name` puts an SVG into the page, where it follows the theme. */
export function images(md: MarkdownIt): void {
  // Inline tokens know no line; they take their block's, for the messages.
  md.core.ruler.push('image-lines', (state) => {
    for (const block of state.tokens) {
      for (const [index, child] of (block.children ?? []).entries()) {
        if (child.type !== 'image') continue;
        const after = block.children?.[index + 1];
        const [whole = '', dark] = DARK.exec(after?.content ?? '') ?? [];
        if (after) after.content = after.content.slice(whole.length);
        child.meta = { line: block.map?.[0] ?? 0, dark };
      }
    }
  });
  md.renderer.rules.image = (tokens, index, _options, rawEnv) => {
    const env = envOf(rawEnv);
    const token = tokens[index]!;
    const source = String(token.attrGet('src') ?? '');
    const alt = escapeHtml(token.content);
    const { line, dark } = token.meta as { line: number; dark?: string };
    if (!alt) report(env, line, `The picture \`${source}\` has no alternative text. Say in words what it shows.`);
    const picture = source.startsWith('diagram:') ? diagram(source.slice(8), alt, line, env) : pictures(source, dark, alt, line, env);
    const caption = token.attrGet('title');
    return `<span class="picture" role="figure" aria-label="${alt}">${zoomable(picture, alt)}${caption ? `<span class="caption">${escapeHtml(String(caption))}</span>` : ''}</span>`;
  };
}

/** A picture with a button over it that enlarges it; the button needs script and is hidden without. */
function zoomable(picture: string, alt: string): string {
  return `<span class="zoomable">${picture}<button type="button" class="zoom" aria-label="${word('picture.enlarge')}: ${alt}" data-close="${word('picture.close')}"></button></span>`;
}

/** One picture, or one for each colour mode, of which CSS shows the right one. */
function pictures(source: string, dark: string | undefined, alt: string, line: number, env: MarkdownEnv): string {
  if (!dark) return image(source, alt, line, env);
  return image(source, alt, line, env, 'on-light') + image(dark, alt, line, env, 'on-dark');
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

function image(source: string, alt: string, line: number, env: MarkdownEnv, mode?: string): string {
  const file = join(PUBLIC, source);
  if (!source.startsWith('/') || !existsSync(file)) {
    report(env, line, `The picture \`${source}\` does not exist. Put it into ${PUBLIC} and write its path from there.`);
    return '';
  }
  const size = imageSize(readFileSync(file));
  const density = Number(DENSITY.exec(source)?.[1] ?? 1);
  const [width, height] = [size.width, size.height].map((pixels) => Math.round(pixels / density));
  const className = mode ? ` class="${mode}"` : '';
  return `<img${className} src="${escapeHtml(source)}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
}
