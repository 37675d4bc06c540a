import { styled } from '@mui/material/styles';
import type { CompiledPage } from '../../client/blocks/page.ts';
import { useTranslations } from '../../client/contexts/translations.tsx';
import { hasAdSlot } from '../../client/shared/ad.ts';
import { localizedPath } from '../../client/shared/language.ts';
import { color, from } from '../../client/theme/css.ts';
import { TOC_WIDTH_PX } from '../../client/theme/tokens.ts';
import { AdSlot } from './ad-slot.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { LanguageNotice } from './language-notice.tsx';
import { PageActions } from './page-actions.tsx';
import { PageBody } from './page-body.tsx';
import type { PageContext } from './page-context.ts';
import { PageFooter } from './page-footer.tsx';
import { SideNav } from './side-nav.tsx';
import { TableOfContents } from './toc.tsx';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  maxWidth: 1440,
  marginInline: 'auto',
  // The column of the table of contents is there before its list has been parsed, so the article never moves.
  '& main': { flex: 1, minWidth: 0, display: 'grid', [from('md')]: { gridTemplateColumns: `minmax(0, 1fr) ${TOC_WIDTH_PX}px` } },
  '& article': {
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    maxWidth: 832,
    justifySelf: 'center',
    padding: '28px 16px 64px',
    [from('sm')]: { paddingInline: 32 },
    [from('lg')]: { paddingInline: 56 },
  },
  '& .top': { display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'end', gap: '4px 16px', '&>nav': { flex: 1 } },
  '& h1': { fontSize: 'clamp(28px, 4vw, 36px)', lineHeight: 1.2, fontWeight: 600, margin: '0 0 12px', letterSpacing: '-.01em' },
  '& .description': { fontSize: 17, lineHeight: 1.6, color: color.textSecondary, margin: '0 0 28px' },
  '& .notice': {
    display: 'block',
    padding: '8px 12px',
    margin: '0 0 20px',
    borderRadius: 6,
    background: color.subtle,
    border: `1px solid ${color.divider}`,
    fontSize: 14,
    color: color.textSecondary,
    '& a': { color: color.primary },
  },
});

type Props = PageContext & { page: CompiledPage };

/** A documentation page: tree, article, table of contents. */
export function DocsLayout({ page, path, navigation }: Props) {
  return (
    <Root>
      {page.product && <SideNav page={page} path={path} navigation={navigation} />}
      <main id="main-content" tabIndex={-1}>
        <Article page={page} path={path} navigation={navigation} />
        {page.headings.length > 0 && <TableOfContents headings={page.headings} />}
      </main>
    </Root>
  );
}

function Article({ page, path, navigation }: Props) {
  const { t, language } = useTranslations();
  return (
    <article lang={page.language === language ? undefined : page.language}>
      <div className="top">
        <Breadcrumbs page={page} path={path} navigation={navigation} />
        <PageActions path={path} />
      </div>
      <h1>{page.title}</h1>
      <p className="description">{page.description}</p>
      <LanguageNotice page={page} />
      {page.product === 'studio' && (
        <p className="notice" lang={language}>
          {t('studioNotice')} <a href={localizedPath('/toolpad/core/introduction', language)}>Toolpad Core</a>.
        </p>
      )}
      {page.ads && hasAdSlot(page.path) && <AdSlot />}
      <PageBody blocks={page.blocks} written={page.language} />
      <PageFooter page={page} />
    </article>
  );
}
