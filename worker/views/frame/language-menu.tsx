import { styled } from '@mui/material/styles';
import { Icon } from '../../../client/components/icon.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { LANGUAGES, localizedPath } from '../../../client/shared/preferences/language.ts';
import { SITE_LANGUAGES } from '../../../client/shared/preferences/site-languages.ts';
import { color, radius } from '../../../client/theme/css.ts';
import { menuList } from './control-styles.ts';

const Root = styled('div')({
  '& details': { position: 'relative' },
  '& summary': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: radius.medium,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: color.hover },
  },
  '& ul': { ...menuList, insetInlineEnd: 0, minWidth: 128 },
  '& li a': { display: 'flex', justifyContent: 'flex-start', paddingInline: 10 },
  '& a[aria-current]': { color: color.primary, fontWeight: 600 },
});

/** The page in each language: links in a menu that opens without script. The script adds the section that is being read. */
export function LanguageMenu({ path }: { path: string }) {
  const { t, language } = useTranslations();
  return (
    <Root className="menus" id="language-menu">
      <details>
        <summary aria-label={t('settings.language') + t('colon') + SITE_LANGUAGES[language].name}>
          <Icon name="language" />
        </summary>
        <ul aria-label={t('settings.language')}>
          {LANGUAGES.map((code) => (
            <li key={code}>
              <a href={localizedPath(path, code)} hrefLang={code} lang={code} aria-current={code === language ? 'true' : undefined}>
                {SITE_LANGUAGES[code].name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </Root>
  );
}
