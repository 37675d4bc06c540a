import type { MarkdownIt } from 'markdown-it';
import { escapeHtml } from '../html.ts';
import { word } from '../words.ts';
import type { DirectiveMeta } from './directives.ts';

const KINDS = ['info', 'success', 'warning', 'error'];

/** `:::warning Optional title` … `:::` → an aside whose heading says what kind it is. */
export function callouts(md: MarkdownIt): void {
  for (const kind of KINDS) {
    md.renderer.rules[`${kind}_open`] = (tokens, index) => {
      const { title } = tokens[index]!.meta as DirectiveMeta;
      const text = title ? escapeHtml(title) : word(`callout.${kind}`);
      return `<aside class="callout ${kind}" aria-label="${text}"><p class="callout-title">${text}</p>`;
    };
    md.renderer.rules[`${kind}_close`] = () => '</aside>\n';
  }
}
