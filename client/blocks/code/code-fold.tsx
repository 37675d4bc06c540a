import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useInterfaceLang } from '../../contexts/text-language.tsx';
import { useTranslations } from '../../contexts/translations.tsx';
import { color, textSize } from '../../theme/css.ts';
import { unseen } from '../unseen.ts';

/** Code with more lines than this is folded, and then shows this many. */
export const MOST_LINES = 40;
const SHOWN_LINES = 28;

const LINE = '1.6em';

const Root = styled('label')(
  css({
    'figure:has(>&)>pre': { maxHeight: `calc(${SHOWN_LINES} * ${LINE})` },
    'figure:has(>& :checked)>pre': { maxHeight: 'none' },
    position: 'relative',
    display: 'block',
    padding: '8px 16px',
    background: color.codeBar,
    fontSize: textSize.caption,
    textAlign: 'center',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: -3 },
    '& input': unseen,
    '&:not(:has(:checked))::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '100%',
      height: 72,
      background: `linear-gradient(transparent, ${color.code})`,
      pointerEvents: 'none',
    },
    '&:has(:checked) .unfold, &:not(:has(:checked)) .refold': { display: 'none' },
    '@media print': { display: 'none' },
  }),
);

/** Long code ends in a shade with what unfolds it, a checkbox, so that it works without script. What is folded can still be found and focused. It bears both names; CSS shows the one that applies. */
export function Fold({ lines }: { lines: number }) {
  const { t } = useTranslations();
  const lang = useInterfaceLang();
  return (
    <Root className="fold" lang={lang}>
      <input type="checkbox" />
      <span className="unfold">{t('allLines', { lines: String(lines) })}</span>
      <span className="refold">{t('fewerLines')}</span>
    </Root>
  );
}
