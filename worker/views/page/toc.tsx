import { styled } from '@mui/material/styles';
import type { Heading } from '../../../client/blocks/page.ts';
import { Icon } from '../../../client/components/icon.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { CONTRAST_THEME, color, radius, textSize } from '../../../client/theme/css.ts';
import { below, from } from '../../../client/theme/media.ts';
import { HEADER_HEIGHT_PX, LAYERS, TOC_ROW_HEIGHT_PX } from '../../../client/theme/tokens.ts';

// Below md the headings are a popover under the row that opens it, without script too; from md up they are a column.
const Root = styled('nav')({
  position: 'fixed',
  insetBlock: `${HEADER_HEIGHT_PX + TOC_ROW_HEIGHT_PX + 4}px auto`,
  insetInline: 8,
  width: 'auto',
  // In a low window too its end can be reached.
  maxHeight: `min(70vh, 100dvh - ${HEADER_HEIGHT_PX + TOC_ROW_HEIGHT_PX + 12}px)`,
  margin: 0,
  padding: '16px 8px',
  boxSizing: 'border-box',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: color.paper,
  color: color.text,
  fontSize: textSize.label,
  [from('md')]: {
    display: 'block',
    position: 'sticky',
    inset: 'auto',
    width: 'auto',
    insetBlockStart: HEADER_HEIGHT_PX,
    alignSelf: 'start',
    maxHeight: `calc(100vh - ${HEADER_HEIGHT_PX}px)`,
    padding: '36px 16px 32px 8px',
    border: 0,
    background: 'none',
    fontSize: textSize.caption,
  },
  '@media print': { display: 'none' },
  '& p': { margin: '0 0 8px', paddingInlineStart: 12, fontWeight: 600, fontSize: textSize.caption },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a': {
    display: 'block',
    padding: '4px 12px',
    [below('md')]: { paddingBlock: 9 },
    borderInlineStart: '2px solid transparent',
    color: color.textSecondary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    [CONTRAST_THEME]: { borderColor: 'Canvas' },
  },
  '& .level-3': { paddingInlineStart: 26 },
  '& a:hover': { color: color.text },
  '& a[aria-current]': { color: color.primary, borderColor: color.primary, fontWeight: 600 },
  '& code': { fontSize: textSize.caption },
});

const Row = styled('button')({
  position: 'sticky',
  zIndex: LAYERS.mobileStepper,
  insetBlockStart: HEADER_HEIGHT_PX,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: TOC_ROW_HEIGHT_PX,
  padding: '0 16px',
  border: 0,
  borderBlockEnd: `1px solid ${color.divider}`,
  color: color.textSecondary,
  background: color.background,
  font: 'inherit',
  fontSize: textSize.label,
  textAlign: 'start',
  cursor: 'pointer',
  '& bdi': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: color.text, fontWeight: 600 },
  '& svg': { flex: 'none' },
  [from('sm')]: { paddingInline: 32 },
  [from('md')]: { display: 'none' },
  '@media print': { display: 'none' },
});

/** Opens the headings where they are no column; the script says in it which one is being read. */
export function TocRow() {
  const { t, language } = useTranslations();
  return (
    <Row type="button" id="toc-row" popoverTarget="toc" lang={language}>
      {t('onThisPage')}
      <bdi />
      <Icon name="expand" />
    </Row>
  );
}

/** The page's headings; the script marks the one being read and, on a phone, closes the list once one is chosen. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslations();
  return (
    <Root id="toc" popover="auto" tabIndex={-1} aria-label={t('tableOfContents')}>
      <p>{t('onThisPage')}</p>
      <ul>
        {headings.map(({ id, level, html }) => (
          <li key={id}>
            <a href={`#${id}`} className={level === 3 ? 'level-3' : undefined} dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ul>
    </Root>
  );
}
