import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { color, textSize } from '../../../client/theme/css.ts';
import { from } from '../../../client/theme/media.ts';
import { SimplePage } from '../frame/simple-page.tsx';

const Root = styled(SimplePage)({
  '& h2': { fontSize: textSize.lead, margin: '40px 0 4px', fontWeight: 600 },
  '& h3': { fontSize: textSize.label, margin: '20px 0 4px', fontWeight: 600, color: color.textSecondary },
  '& p': { margin: '0 0 20px', color: color.textSecondary },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', columnGap: 24, [from('sm')]: { gridTemplateColumns: '1fr 1fr' } },
  '& li': { minWidth: 0, borderBlockEnd: `1px solid ${color.divider}` },
  '& li a': { display: 'block', padding: '9px 4px', color: color.primary, textDecoration: 'none', overflowWrap: 'anywhere' },
  '& li a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

/** What readers see in place of a page that is not on their device. Script adds the pages that are: only the browser knows them. */
export function OfflinePage() {
  const { t } = useTranslations();
  return (
    <Root title={t('offline.title')} maxWidth="md">
      <p>{t('offline.text')}</p>
      <form>
        <Button type="submit" variant="contained" size="large">
          {t('offline.again')}
        </Button>
      </form>
      <h2>{t('offline.stored')}</h2>
      <div id="stored-pages" data-none={t('offline.none')} data-other={t('offline.other')} />
    </Root>
  );
}
