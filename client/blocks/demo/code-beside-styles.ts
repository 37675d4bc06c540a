import type { CSSObject } from '@emotion/react';
import { color } from '../../theme/css.ts';
import { renderNear } from '../../theme/render-near.ts';
import { CODE_BESIDE_FROM_PX, SIDE_NAV_WIDTH_PX, TOC_WIDTH_PX } from '../../theme/tokens.ts';

/** How high a demo's frame, as its `data-height` says, and the bar below it are. */
export const FRAME_AND_BAR = 'calc(attr(data-height type(<number>)) * 1px + 44px)';

/** What stands beside the text of a page, and a little air. */
const TAKEN_PX = SIDE_NAV_WIDTH_PX + TOC_WIDTH_PX + 48;

/** Lines of code stand beside the frame where the window is wide. Where the whole code or an editor is open, they stand below. */
export const codeBesideStyles: CSSObject = {
  [`@media screen and (min-width:${CODE_BESIDE_FROM_PX}px)`]: {
    marginInline: `calc((100% - min(872px, 100vw - ${TAKEN_PX}px)) / 2)`,
    '&:has(> .demo-preview:not([hidden]))': {
      display: 'grid',
      ...renderNear(FRAME_AND_BAR),
      gridTemplate: 'auto 1fr / minmax(0, 1fr) minmax(0, 1fr)',
      '& > iframe': { gridArea: '1 / 1' },
      '& > .demo-toolbar': { gridArea: '2 / 1', alignSelf: 'start' },
      '& > .demo-preview': { gridArea: '1 / 2 / 3 / 3', borderInlineStart: `1px solid ${color.divider}`, background: color.code },
    },
  },
};
