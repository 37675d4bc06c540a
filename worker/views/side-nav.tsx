import { styled } from '@mui/material/styles';
import { products } from '#content';
import { Icon } from '../../client/components/icon.tsx';
import { useTranslations } from '../../client/contexts/translations.tsx';
import { localizedPath } from '../../client/shared/language.ts';
import { type NavigationEntry, trailTo } from '../../client/shared/navigation.ts';
import { pageTitle } from '../../client/shared/page-title.ts';
import { color, from } from '../../client/theme/css.ts';
import { HEADER_HEIGHT_PX, SIDE_NAV_WIDTH_PX } from '../../client/theme/tokens.ts';
import type { PageContext } from './page-context.ts';

// Below lg the tree is a popover, which opens, closes and takes Escape without script; from lg up it is a column.
const Root = styled('nav')({
  boxSizing: 'border-box',
  position: 'fixed',
  inset: '0 auto 0 0',
  width: `min(${SIDE_NAV_WIDTH_PX + 20}px, 88vw)`,
  height: '100dvh',
  margin: 0,
  padding: '12px 12px 48px',
  border: 0,
  borderInlineEnd: `1px solid ${color.divider}`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.background,
  color: color.text,
  fontSize: 14.5,
  '&::backdrop': { background: 'rgba(10,14,18,.5)' },
  '@media print': { display: 'none' },
  [from('lg')]: {
    display: 'block',
    position: 'sticky',
    inset: 'auto',
    insetBlockStart: HEADER_HEIGHT_PX,
    width: SIDE_NAV_WIDTH_PX,
    height: `calc(100vh - ${HEADER_HEIGHT_PX}px)`,
    paddingInline: 16,
    paddingBlockStart: 20,
    '& .close': { display: 'none' },
  },
  '& .close': {
    float: 'inline-end',
    width: 36,
    height: 36,
    padding: 8,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& .product': {
    margin: '4px 0 14px',
    paddingInline: 10,
    fontWeight: 600,
    '& span': { color: color.textSecondary, fontWeight: 400, marginInlineStart: 6 },
  },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 34,
    paddingInline: 10,
    borderRadius: 6,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      width: 6,
      height: 6,
      borderInlineEnd: '1.6px solid',
      borderBlockEnd: '1.6px solid',
      transform: 'rotate(45deg)',
      opacity: 0.6,
      marginInlineEnd: 4,
    },
  },
  '& details[open]>summary::after': { transform: 'rotate(225deg)' },
  '& details>ul': { marginBlock: '2px 10px' },
  '& details details': {
    '& summary': { fontWeight: 400, color: color.textSecondary, paddingInlineStart: 18 },
    '& a': { paddingInlineStart: 30 },
  },
  '& .subheader': {
    display: 'block',
    margin: '10px 0 2px',
    paddingInlineStart: 18,
    fontSize: 12.5,
    fontWeight: 600,
    color: color.textSecondary,
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 32,
    paddingInline: '18px 10px',
    borderRadius: 6,
    color: color.textSecondary,
    textDecoration: 'none',
  },
  '& a:hover, & summary:hover': { background: color.hover, color: color.text },
  '& a[aria-current]': { background: color.accent, color: color.primary, fontWeight: 600 },
  '& .chip': { fontSize: 11.5, fontWeight: 600, padding: '1px 7px', borderRadius: 9, background: color.accent, color: color.primary },
  '[data-dense] & a, [data-dense] & summary': { minHeight: 26 },
});

/** The product's tree. Groups collapse without script; the current page's parents are open. */
export function SideNav({ page, path, navigation }: PageContext) {
  const { t } = useTranslations();
  const product = products[page?.product ?? 'core'];
  const open = new Set(trailTo(navigation, path).map((entry) => entry.pathname));
  return (
    <Root id="side-nav" popover="auto" aria-label={t('mainNavigation')}>
      <button type="button" className="close" popoverTarget="side-nav" popoverTargetAction="hide" aria-label={t('closeDrawer')}>
        <Icon name="close" />
      </button>
      <p className="product">
        {product.name}
        <span>{product.versions.find((version) => version.current)?.text}</span>
      </p>
      <Entries entries={navigation} path={path} open={open} />
    </Root>
  );
}

type EntriesProps = { entries: readonly NavigationEntry[]; path: string; open: Set<string> };

function Entries({ entries, path, open }: EntriesProps) {
  const { t, language, find } = useTranslations();
  return (
    <ul>
      {entries.map((entry) => {
        const title = pageTitle(entry, (key) => find(`pages.${key}`));
        if (title === null) return null;
        if (!entry.children) {
          return (
            <li key={entry.pathname}>
              <a href={localizedPath(entry.pathname, language)} aria-current={entry.pathname === path ? 'page' : undefined}>
                {title}
                {entry.newFeature && <span className="chip">{t('newFeature')}</span>}
              </a>
            </li>
          );
        }
        const children = <Entries entries={entry.children} path={path} open={open} />;
        return (
          <li key={entry.pathname}>
            {entry.subheader ? (
              <>
                <span className="subheader">{title}</span>
                {children}
              </>
            ) : (
              <details open={open.has(entry.pathname)}>
                <summary>{title}</summary>
                {children}
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
