import { styled } from '@mui/material/styles';
import { products } from '#content';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { localizedPath } from '../../../client/shared/preferences/language.ts';
import { SITE_NAME } from '../../../client/shared/site-title.ts';
import { color } from '../../../client/theme/css.ts';
import { SimplePage } from '../frame/simple-page.tsx';
import { SEAM } from './seam.ts';

const Root = styled(SimplePage)({ '& a': { color: color.primary }, '& li': { marginBlockEnd: 6 } });

const STARTS = [
  ['/toolpad', SITE_NAME],
  ['/toolpad/core/introduction', products.core.name],
  ['/toolpad/studio/getting-started', products.studio.name],
  ['/api-docs', 'API'],
] as const;

/** The page of an address that leads nowhere. It repeats nothing of the address; what that may have meant is joined in. */
export function NotFound() {
  const { t, language } = useTranslations();
  return (
    <Root title={t('notFound.title')} maxWidth="sm">
      <p>{t('notFound.text')}</p>
      <div className="suggestions" dangerouslySetInnerHTML={{ __html: SEAM }} />
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
