import { basename, join } from 'node:path';
import * as v from 'valibot';
import type { Picture } from '../../../client/blocks/picture/picture.ts';
import { escapeHtml, unescapeHtml } from '../../../client/shared/escape-html.ts';
import { readShape } from '../../shared/read-shape.ts';
import { type MarkdownEnv, report } from '../markdown/env.ts';

const DIAGRAMS = 'content/diagrams';

/** English label → label. Names in code, and what a program shows, are in none. */
const labelsSchema = v.record(v.string(), v.pipe(v.string(), v.nonEmpty('A label is empty. Write it, or remove its line.')));

/** A drawing of at least this width, in its own units, has labels that no phone can show at its width. */
const WIDE = 600;

/**
 * The SVG of a diagram, with its labels in the language of the page, which are told besides; behind it that for phones, `<name>-narrow.svg`, where there is one.
 * What is wrong with it is noted at a line of the body.
 */
export function diagram(name: string, alt: string, line: number, env: MarkdownEnv): Pick<Picture, 'diagram' | 'labels'> {
  const file = join(DIAGRAMS, `${name}.svg`);
  if (!env.project.has(file)) {
    report(env, line, `The diagram \`${name}\` does not exist. Draw it in ${file}.`);
    return {};
  }
  const narrow = join(DIAGRAMS, `${name}-narrow.svg`);
  const drawings = [drawing(file, alt, line, env), env.project.has(narrow) ? drawing(narrow, alt, line, env, 'narrow') : ''];
  return withLabels(drawings.join(''), name, env);
}

function drawing(file: string, alt: string, line: number, env: MarkdownEnv, kind?: 'narrow'): string {
  const svg = env.project
    .text(file)
    .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  if (/<style|\sstyle=|<script|\son\w+=/i.test(svg)) {
    const name = basename(file, '.svg');
    report(env, line, `The diagram \`${name}\` holds styles or scripts, which the site's policy blocks. Use the dg-… classes instead.`);
  }
  const [, width] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
  const className = ['diagram', kind ?? (Number(width) >= WIDE && 'wide')].filter(Boolean).join(' ');
  // Its words stand where they were drawn, on a mirrored page too.
  return svg.replace(/^<svg/, `<svg class="${className}" direction="ltr" role="img" aria-label="${escapeHtml(alt)}"`);
}

/** The labels of `<name>.<language>.json` in the place of the English ones. */
function withLabels(svg: string, name: string, env: MarkdownEnv): Required<Pick<Picture, 'diagram' | 'labels'>> {
  const translated = translatedLabels(svg, name, env);
  const labels: string[] = [];
  const diagram = svg.replace(/>([^<]*)<\/text>/g, (whole, html: string) => {
    const label = unescapeHtml(html);
    const words = translated.get(label);
    labels.push(words ?? label);
    return words === undefined ? whole : `>${escapeHtml(words)}</text>`;
  });
  return { diagram, labels };
}

/** Labels of the page's language, by the English ones. */
function translatedLabels(svg: string, name: string, env: MarkdownEnv): ReadonlyMap<string, string> {
  const file = join(DIAGRAMS, `${name}.${env.language}.json`);
  if (!env.project.has(file)) return new Map();
  const { output = {}, problems } = readShape(labelsSchema, file, env.project.text(file));
  const excess = Object.keys(output).filter((label) => !svg.includes(`>${escapeHtml(label)}</text>`));
  env.problems.push(
    ...problems,
    ...excess.map((label) => ({ file, line: 1, message: `The diagram says “${label}” nowhere. Correct the label, or remove it.` })),
  );
  return new Map(Object.entries(output));
}
