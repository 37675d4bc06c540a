import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { PictureFile } from '../../../client/blocks/picture/picture.ts';
import type { BlockMaker } from '../markdown/block-maker.ts';
import { type MarkdownEnv, report } from '../markdown/env.ts';
import { inlineOf, type Token, type TreeNode } from '../markdown/tree.ts';
import { diagram } from './diagram.ts';

const PUBLIC = 'public';
/** `{dark=/static/x-dark.webp}` right after a picture: what a dark page shows in its place. */
const DARK = /^\{dark=([^\s{}]+)\}$/;
/** `x@2x.webp` holds two pixels for each CSS pixel, so it is shown at half of its size. */
const DENSITY = /@([\d.]+)x\.\w+$/;

/** Whether a node is a paragraph with a picture, which stands alone there. */
export function isPicture(node: TreeNode): boolean {
  return node.token.type === 'paragraph_open' && inlineOf(node).some(isImage);
}

function isImage({ type }: Token): boolean {
  return type === 'image';
}

/** `![alt](/static/x.webp "Caption"){dark=…}`, with its size, so that nothing moves when it arrives; `diagram:name` is an SVG that follows the theme. */
export const picture: BlockMaker = (node, { env, line }) => {
  const inline = inlineOf(node);
  const image = inline.find(isImage);
  const [after, ...others] = inline.filter((one) => one !== image && one.content.trim() !== '');
  const dark = DARK.exec(after?.content.trim() ?? '')?.[1];
  const source = String(image?.attrGet('src') ?? '');
  if (others.length > 0 || (after && !dark))
    report(env, line, `The picture \`${source}\` stands in a sentence. Give it a paragraph of its own.`);
  const alt = image?.content ?? '';
  if (!alt) report(env, line, `The picture \`${source}\` has no alternative text. Say in words what it shows.`);
  const caption = image?.attrGet('title')?.toString();
  if (source.startsWith('diagram:')) return { kind: 'picture', alt, caption, files: [], ...diagram(source.slice(8), alt, line, env) };
  const files = [source, ...(dark ? [dark] : [])].flatMap((file) => pictureFile(file, line, env) ?? []);
  return { kind: 'picture', alt, caption, files };
};

/** A picture of `public/` with the size that it is shown at; undefined, and a problem reported, where there is none. */
export function pictureFile(source: string, line: number, env: MarkdownEnv): PictureFile | undefined {
  const file = join(PUBLIC, source);
  if (!source.startsWith('/') || !env.project.has(file))
    return report(env, line, `The picture \`${source}\` does not exist. Put it into ${PUBLIC} and write its path from there.`);
  const size = sizeOf(env.project.bytes(file));
  if (!size)
    return report(env, line, `The picture \`${source}\` cannot be read: it is empty, cut off, or no picture. Save it again as WebP.`);
  const density = Number(DENSITY.exec(source)?.[1] ?? 1);
  const [width = 0, height = 0] = [size.width, size.height].map((pixels) => Math.round(pixels / density));
  return { source, width, height };
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}
