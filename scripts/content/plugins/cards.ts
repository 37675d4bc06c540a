import type { MarkdownIt } from 'markdown-it';

/** `:::cards` around a list → a grid of cards, one for each item. */
export function cards(md: MarkdownIt): void {
  md.renderer.rules.cards_open = () => '<div class="cards">';
  md.renderer.rules.cards_close = () => '</div>\n';
}
