import { styled } from '@mui/material/styles';
import { useTranslations } from '../../client/contexts/translations.tsx';
import type { Heading } from '../../client/shared/page.ts';
import { below, color } from '../../client/theme/css.ts';
import { HEADER_HEIGHT_PX } from '../../client/theme/tokens.ts';

const Root = styled('nav')({
  position: 'sticky',
  insetBlockStart: HEADER_HEIGHT_PX,
  alignSelf: 'start',
  maxHeight: `calc(100vh - ${HEADER_HEIGHT_PX}px)`,
  boxSizing: 'border-box',
  overflow: 'auto',
  padding: '36px 16px 32px 8px',
  fontSize: 13.5,
  [below('md')]: { display: 'none' },
  '@media print': { display: 'none' },
  '& p': { margin: '0 0 8px', paddingInlineStart: 12, fontWeight: 600, fontSize: 13 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a': {
    display: 'block',
    padding: '4px 12px',
    borderInlineStart: '2px solid transparent',
    color: color.textSecondary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& .level-3': { paddingInlineStart: 26 },
  '& a:hover': { color: color.text },
  '& a[aria-current]': { color: color.primary, borderColor: color.primary, fontWeight: 600 },
  '& code': { fontSize: 12.5 },
});

/** The page's headings; the script marks the one being read. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslations();
  return (
    <Root id="toc" aria-label={t('tableOfContents')}>
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
