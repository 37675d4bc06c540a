import { styled } from '@mui/material/styles';
import { products } from '#content';
import { Island } from '../../../client/blocks/island/island-root.tsx';
import { unseen } from '../../../client/blocks/unseen.ts';
import { Icon } from '../../../client/components/icon.tsx';
import { SettingsButton } from '../../../client/components/settings-button.tsx';
import { useDocsConfig } from '../../../client/contexts/docs-config.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { SETTINGS_PATH } from '../../../client/shared/address/view-paths.ts';
import { localizedPath } from '../../../client/shared/preferences/language.ts';
import { shortName } from '../../../client/shared/product.ts';
import { color, radius, textSize } from '../../../client/theme/css.ts';
import { below, from } from '../../../client/theme/media.ts';
import { FULL_BAR_FROM_PX, HEADER_HEIGHT_PX, LAYERS } from '../../../client/theme/tokens.ts';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import type { PageContext } from './page-context.ts';
import { SearchButton } from './search-button.tsx';

/** Where not everything in the bar has room. */
const PHONE = `@media (max-width:${FULL_BAR_FROM_PX - 0.02}px)`;

const Root = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: LAYERS.appBar,
  height: HEADER_HEIGHT_PX,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInline: 16,
  background: color.background,
  borderBlockEnd: `1px solid ${color.divider}`,
  '@media print': { display: 'none' },
  // On wide windows it begins where the page does.
  [from('md')]: { paddingInline: 'max(24px, 50% - 696px)' },
  [from('lg')]: { '& .menu': { display: 'none' } },
  '&.landing': { [from('md')]: { paddingInline: 'max(32px, 50% - 600px)' } },
  '& a, & button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    boxSizing: 'border-box',
    minHeight: 36,
    minWidth: 36,
    paddingInline: 8,
    borderRadius: radius.medium,
    color: color.text,
    textDecoration: 'none',
    background: 'none',
    border: 0,
    font: 'inherit',
    cursor: 'pointer',
  },
  '& a:hover, & button:hover': { background: color.hover },
  // As wide as all of them, so that none moves as the next arrives.
  '& .tools': { display: 'flex', alignItems: 'center', alignSelf: 'stretch', gap: 'inherit', minWidth: 310 },
  [below('sm')]: {
    gap: 0,
    paddingInline: 8,
    '& a, & button': { gap: 4, minWidth: 40, minHeight: 40, paddingInline: 6 },
    '& .tools': { minWidth: 80 },
    // The settings hold the language, the footer the repository, and the drawer both products.
    '& #language-menu, & .repository, & .menu~nav': { display: 'none' },
    '& .menu~.brand': { marginInlineEnd: 'auto' },
  },
  // There the logo stands for the name, which screen readers still read.
  [PHONE]: {
    '& .brand span': unseen,
  },
  '& .search span, & .search kbd': { display: 'none' },
  [from('sm')]: {
    '& a.search': {
      justifyContent: 'flex-start',
      minWidth: 178,
      border: `1px solid ${color.divider}`,
      background: color.subtle,
      color: color.textSecondary,
      fontSize: textSize.label,
      '& svg': { width: 17 },
      '& span': { display: 'inline' },
    },
    // Shown where the keys work; which keys these are, the script says.
    '@media (scripting: enabled)': {
      '& .search kbd': {
        display: 'inline',
        marginInlineStart: 'auto',
        padding: '1px 5px',
        border: `1px solid ${color.divider}`,
        borderRadius: radius.small,
        font: 'inherit',
        fontSize: textSize.caption,
        '&::after': { content: '"Ctrl K"', '[data-keys="mac"] &': { content: '"⌘K"' } },
      },
    },
  },
  '& svg': { flex: 'none' },
  '& .brand': { fontWeight: 600, fontSize: textSize.lead, '& svg': { color: color.primary } },
  '& nav': { display: 'flex', marginInlineEnd: 'auto' },
  '& nav a': { color: color.textSecondary, fontSize: textSize.label },
  '& nav a[aria-current]': { color: color.text, fontWeight: 600 },
});

/**
 * The bar on top of every page: the drawer's button, both products, the search, the settings.
 * Material UI's IconButton would add 0.4 KB and a tenth to a third of the time to every page.
 */
export function Header({ page, path }: PageContext) {
  const { t, language } = useTranslations();
  const { repoUrl } = useDocsConfig();
  const settings = `${localizedPath(SETTINGS_PATH, language)}?return=${encodeURIComponent(localizedPath(path, language))}`;
  return (
    <Root className={page?.layout}>
      {page?.layout === 'docs' && page.product && (
        <button type="button" className="menu" popoverTarget="side-nav" aria-label={t('openDrawer')}>
          <Icon name="menu" />
        </button>
      )}
      <a className="brand" href={localizedPath('/toolpad', language)}>
        <Logo />
        <span>{t('siteName')}</span>
      </a>
      <nav aria-label={t('products')}>
        {Object.values(products).map(({ id, name }) => (
          <a key={id} href={localizedPath(`/toolpad/${id}`, language)} aria-current={page?.product === id ? 'true' : undefined}>
            {shortName(name)}
          </a>
        ))}
      </nav>
      <div className="tools">
        <SearchButton />
        <LanguageMenu path={path} />
        <a className="repository" href={repoUrl} aria-label={t('sourceCode')}>
          <Icon name="github" />
        </a>
        <Island name="settings" props={{ href: settings }}>
          <SettingsButton href={settings} />
        </Island>
      </div>
    </Root>
  );
}
