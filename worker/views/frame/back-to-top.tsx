import { styled } from '@mui/material/styles';
import { Icon } from '../../../client/components/icon.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { tracked } from '../../../client/shared/analytics/tracked.ts';
import { color, radius, shadow } from '../../../client/theme/css.ts';
import { below } from '../../../client/theme/media.ts';
import { LAYERS } from '../../../client/theme/tokens.ts';

const Root = styled('button')({
  position: 'fixed',
  zIndex: LAYERS.fab,
  insetBlockEnd: 24,
  insetInlineEnd: 24,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  padding: 0,
  border: `1px solid ${color.divider}`,
  borderRadius: radius.pill,
  color: color.text,
  background: color.paper,
  boxShadow: shadow.raised,
  cursor: 'pointer',
  '&:hover': { color: color.primary },
  '&[hidden]': { display: 'none' },
  [below('sm')]: { '&[data-down]': { display: 'none' } },
  '@media print': { display: 'none' },
});

/**
 * Leads back to the top of a page; the script shows it once the reader is on the way.
 * Material UI's Fab would add 0.5 KB and up to a quarter of the time to every page.
 */
export function BackToTop() {
  const { t } = useTranslations();
  return (
    <Root type="button" id="back-to-top" hidden {...tracked('docs', 'click-back-to-top')} aria-label={t('backToTop')}>
      <Icon name="up" />
    </Root>
  );
}
