import { styled } from '@mui/material/styles';
import { products } from '#content';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { localizedPath } from '../../../client/shared/preferences/language.ts';
import { color, textSize } from '../../../client/theme/css.ts';

const Root = styled('main')({
  display: 'block',
  maxWidth: 640,
  marginInline: 'auto',
  padding: '72px 16px 120px',
  lineHeight: 1.65,
  '& h1': { fontSize: textSize.title, margin: '0 0 12px', fontWeight: 600 },
  '& a': { color: color.primary },
  '& li': { marginBlockEnd: 6 },
});

const STARTS = [
  ['/toolpad', 'Toolpad'],
  ['/toolpad/core/introduction', products.core.name],
  ['/toolpad/studio/getting-started', products.studio.name],
  ['/api-docs', 'API'],
] as const;

/** The page of an address that leads nowhere. It repeats nothing of the address. */
export function NotFound() {
  const { t, language } = useTranslations();
  return (
    <Root id="main-content" tabIndex={-1}>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <div className="suggestions" />
      <p>{t('notFound.start')}</p>
      <ul>
        {STARTS.map(([path, name]) => (
          <li key={path}>
            <a href={localizedPath(path, language)}>{name}</a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
