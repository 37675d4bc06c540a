import { styled } from '@mui/material/styles';
import type { CompiledPage, PageLink } from '../../../client/blocks/page.ts';
import { Icon } from '../../../client/components/icon.tsx';
import { useDocsConfig } from '../../../client/contexts/docs-config.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { tracked } from '../../../client/shared/analytics/tracked.ts';
import { DEFAULT_LANGUAGE, localizedPath } from '../../../client/shared/preferences/language.ts';
import { color, radius, textSize } from '../../../client/theme/css.ts';
import { FeedbackForm } from '../feedback/feedback-form.tsx';

/** How many contributors a page names. */
const MAX_NAMES = 6;

const Root = styled('div')({
  marginBlockStart: 56,
  '& .edit': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    color: color.textSecondary,
    fontSize: textSize.label,
    textDecoration: 'none',
  },
  '& .edit:hover': { color: color.primary },
  '& .changed': { margin: '4px 0 0', fontSize: textSize.caption, color: color.textSecondary, '& a': { color: 'inherit' } },
  '& nav': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16, marginBlockStart: 16 },
  '& nav a': {
    display: 'block',
    overflowWrap: 'anywhere',
    padding: '12px 16px',
    border: `1px solid ${color.divider}`,
    borderRadius: radius.medium,
    color: color.text,
    textDecoration: 'none',
    fontWeight: 600,
  },
  '& nav a:hover': { borderColor: color.primary },
  '& nav small': { display: 'block', color: color.textSecondary, fontWeight: 400, fontSize: textSize.caption },
  '& nav a[rel=next]': { gridColumn: 2, textAlign: 'end' },
  // On paper it says from which day the page is.
  '@media print': { '&&>:not(.changed), && .changed a': { display: 'none' } },
});

/**
 * What follows the text of a page: where to edit it and where to read on.
 * Material UI's Paper would add 0.1 KB to every page for two borders.
 */
export function PageFooter({ page }: { page: CompiledPage }) {
  const { repoUrl } = useDocsConfig();
  const { t, language } = useTranslations();
  return (
    <Root lang={page.language === language ? undefined : language}>
      <FeedbackForm page={page.path} />
      {page.source && (
        <a
          className="edit"
          href={`${repoUrl}/edit/main/${page.source}`}
          rel="noopener nofollow"
          {...(language !== DEFAULT_LANGUAGE && {
            ...tracked('l10n', 'edit-button'),
            'data-ga-event-label': language,
          })}
        >
          <Icon name="edit" />
          {t('editPage')}
        </a>
      )}
      {page.source && page.modified && (
        <p className="changed">
          {t('lastChanged')} <time dateTime={page.modified}>{page.modified}</time>
          {t('period')}{' '}
          <a href={`${repoUrl}/commits/main/${page.source}`} rel="noopener nofollow">
            {t('history')}
          </a>
          {page.contributors && page.contributors.length > 0 && <Contributors names={page.contributors} />}
        </p>
      )}
      {(page.previous || page.next) && (
        <nav aria-label={t('pagination')}>
          {page.previous && <Neighbor link={page.previous} rel="prev" label={t('previous')} />}
          {page.next && <Neighbor link={page.next} rel="next" label={t('next')} />}
        </nav>
      )}
    </Root>
  );
}

/** The names that git knows; of many, those who wrote most. Each may be in a script of another direction. */
function Contributors({ names }: { names: readonly string[] }) {
  const { t, language } = useTranslations();
  const listed = names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES), t('otherContributors')] : names;
  const parts = new Intl.ListFormat(language).formatToParts(listed);
  return (
    <>
      <br />
      {t('contributors')} {parts.map(({ type, value }, index) => (type === 'element' ? <bdi key={index}>{value}</bdi> : value))}
    </>
  );
}

function Neighbor({ link, rel, label }: { link: PageLink; rel: 'prev' | 'next'; label: string }) {
  const { language, find } = useTranslations();
  return (
    <a href={localizedPath(link.path, language)} rel={rel}>
      <small>{label}</small>
      {find(`pages.${link.path}`) ?? link.title}
    </a>
  );
}
