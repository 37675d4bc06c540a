import { css } from '@emotion/react';
import { unseen } from '../../../client/blocks/unseen.ts';
import { radius, textSize } from '../../../client/theme/css.ts';
import { below } from '../../../client/theme/media.ts';
import { FONT_FAMILY, HEADER_HEIGHT_PX, LAYERS, TOC_ROW_HEIGHT_PX } from '../../../client/theme/tokens.ts';

/** What of the floor under every page is made of the theme's values: the rest is `base.css`. What is scrolled to, by a link or by the focus, stops below what covers the page. */
export const FRAME_CSS = [
  `html{font-family:${FONT_FAMILY};scroll-padding-block-start:${HEADER_HEIGHT_PX + 16}px}`,
  `${below('md')}{html:has(#toc-row){scroll-padding-block-start:${HEADER_HEIGHT_PX + TOC_ROW_HEIGHT_PX + 12}px}.skip[href="#toc"]{display:none}}`,
  `body{font-size:${textSize.body}}`,
  `.skip{z-index:${LAYERS.tooltip + 1};border-radius:${radius.medium}}`,
  `.unseen{${css(unseen).styles}}`,
].join('');
