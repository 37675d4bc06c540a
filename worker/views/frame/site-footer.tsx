import { styled } from '@mui/material/styles';
import { products } from '#content';
import { useDocsConfig } from '../../../client/contexts/docs-config.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { localizedPath } from '../../../client/shared/preferences/language.ts';
import { currentVersion, PRODUCT_IDS } from '../../../client/shared/product.ts';
import { tableOf } from '../../../client/shared/tables.ts';
import { color, textSize } from '../../../client/theme/css.ts';
import { below } from '../../../client/theme/media.ts';
import type { PageContext } from './page-context.ts';

const Root = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  padding: '24px max(24px, 50% - 696px)',
  borderBlockStart: `1px solid ${color.divider}`,
  color: color.textSecondary,
  fontSize: textSize.caption,
  // Below its last line there is room for the way back to the top.
  [below('sm')]: { paddingBlockEnd: 72 },
  '& p': { margin: 0 },
  '& a': { color: 'inherit' },
  // On paper it says which versions are described, and where.
  '@media print': {
    padding: 0,
    borderBlockStart: 0,
    '& p+p': { display: 'none' },
    '& p::after': { content: 'var(--site) attr(data-path)', display: 'block' },
  },
});

/**
 * The last line of every page: what is documented, and under which license.
 * Material UI's Link would add 0.1 KB to every page; links in texts are HTML of the build, and would look otherwise.
 */
export function SiteFooter({ path }: Pick<PageContext, 'path'>) {
  const { repoUrl } = useDocsConfig();
  const { t, language } = useTranslations();
  return (
    <Root>
      <p data-path={localizedPath(path, language)}>
        {t(
          'maintained',
          tableOf(PRODUCT_IDS, (id) => currentVersion(products[id])),
        )}
      </p>
      <p>
        {t('license')} <a href={repoUrl}>{t('source')}</a> <a href={localizedPath('/toolpad/privacy', language)}>{t('privacy')}</a>{' '}
        <a href={localizedPath('/toolpad/changes', language)}>{t('changes')}</a>{' '}
        <a href={localizedPath('/toolpad/agents', language)}>{t('agents')}</a>
      </p>
    </Root>
  );
}
