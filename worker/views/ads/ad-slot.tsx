import { styled } from '@mui/material/styles';
import { useAdConfig } from '../../../client/contexts/ad-config.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { tracked } from '../../../client/shared/analytics/tracked.ts';
import { DEFAULT_LANGUAGE } from '../../../client/shared/preferences/language.ts';
import { from } from '../../../client/theme/media.ts';
import { SPACING_UNIT_PX } from '../../../client/theme/tokens.ts';

/** The slot's margin in spacing units and its reserved height in pixels: phones, then from the sm breakpoint up. */
export const AD_SLOT_MARGIN_SPACING = 3;
export const AD_SLOT_MIN_HEIGHT_PX = 142;
export const AD_SLOT_MIN_HEIGHT_SM_PX = 126;

// The height is fixed as well: no ad, however long, may move the page.
const Root = styled('div')({
  position: 'relative',
  marginBlock: AD_SLOT_MARGIN_SPACING * SPACING_UNIT_PX,
  minHeight: AD_SLOT_MIN_HEIGHT_PX,
  height: AD_SLOT_MIN_HEIGHT_PX,
  [from('sm')]: { minHeight: AD_SLOT_MIN_HEIGHT_SM_PX, height: AD_SLOT_MIN_HEIGHT_SM_PX },
  // On paper, and where no script can fill it, a hole would be all there is to see.
  '@media print, (scripting: none)': { display: 'none' },
});

/** The place of an ad, reserved from the first paint. It is the same for all readers; script fills it as it is told here, and gives it its label. */
export function AdSlot() {
  const { language } = useTranslations();
  const lang = language === DEFAULT_LANGUAGE ? undefined : language;
  return <Root id="ad-slot" lang={lang} data-config={JSON.stringify(useAdConfig())} {...tracked('ad', 'click')} />;
}
