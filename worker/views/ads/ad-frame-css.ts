import { adFrameCss } from '#assets';
import type { ColorScheme } from '../../../client/shared/preferences/color-mode.ts';
import { textSize } from '../../../client/theme/css.ts';
import { PALETTES } from '../../../client/theme/palette.ts';
import { FONT_FAMILY } from '../../../client/theme/tokens.ts';

/** The rules of the network's frame, with the theme's values before them: the frame is a document of its own, without the page's variables. */
export const AD_FRAME_CSS = [
  `:root{--font:${textSize.label}/20px ${FONT_FAMILY};${variables('light')}}`,
  `:root[data-scheme=dark]{${variables('dark')}}`,
  adFrameCss,
].join('');

function variables(scheme: ColorScheme): string {
  const { text, divider, primary } = PALETTES[scheme];
  return `color-scheme:${scheme};--text:${text.primary};--muted:${text.secondary};--line:${divider};--link:${primary.main}`;
}
