import { styled } from '@mui/material/styles';
import { products } from '#content';
import type { CompiledPage } from '../../../client/blocks/page.ts';
import { Blocks } from '../../../client/blocks/views.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { hasAdSlot } from '../../../client/shared/ad.ts';
import { localizedPath } from '../../../client/shared/preferences/language.ts';
import { BEGIN_INSTEAD } from '../../../client/shared/product.ts';
import { color, radius, textSize } from '../../../client/theme/css.ts';
import { from } from '../../../client/theme/media.ts';
import { TOC_WIDTH_PX } from '../../../client/theme/tokens.ts';
import { AdSlot } from '../ads/ad-slot.tsx';
import type { PageContext } from '../frame/page-context.ts';
import { SideNav } from '../frame/side-nav.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { LanguageNotice } from './language-notice.tsx';
import { PageActions } from './page-actions.tsx';
import { PageBody } from './page-body.tsx';
import { PageFooter } from './page-footer.tsx';
import { TableOfContents, TocRow } from './toc.tsx';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  maxWidth: 1440,
  marginInline: 'auto',
  // The table of contents comes first, so that the keyboard reaches it before the article.
  '& main': {
    flex: 1,
    minWidth: 0,
    display: 'grid',
    alignItems: 'start',
    [from('md')]: {
      '--toc': `${TOC_WIDTH_PX}px`,
      gridTemplateColumns: 'minmax(0, 1fr) var(--toc)',
      '& article': { gridArea: '1/1' },
      '& #toc': { gridColumn: 2 },
    },
  },
  '& article': {
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    maxWidth: 832,
    justifySelf: 'center',
    padding: '24px 16px 64px',
    [from('sm')]: { paddingInline: 32 },
    [from('lg')]: { paddingInline: 56 },
  },
  '& .top': { display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'end', gap: '4px 16px', '&>nav': { flex: 1 } },
  '& h1': {
    fontSize: textSize.title,
    lineHeight: 1.2,
    fontWeight: 600,
    margin: '0 0 12px',
    letterSpacing: '-.01em',
    // In a fallback font, the name of a component may be wider than a phone.
    overflowWrap: 'anywhere',
  },
  '& .description': { fontSize: textSize.lead, lineHeight: 1.6, color: color.textSecondary, margin: '0 0 28px' },
  '& .notice': {
    display: 'block',
    padding: '8px 12px',
    margin: '0 0 20px',
    borderRadius: radius.medium,
    background: color.subtle,
    border: `1px solid ${color.divider}`,
    fontSize: textSize.label,
    color: color.textSecondary,
    '& a': { color: color.primary },
    '&.deprecated': { color: color.text, borderInlineStart: `4px solid ${color.warning}` },
  },
});

type Props = PageContext & { page: CompiledPage };

/** A documentation page: tree, article, table of contents. */
export function DocsLayout({ page, path, navigation }: Props) {
  return (
    <Root>
      {page.product && <SideNav page={page} path={path} navigation={navigation} />}
      <main id="main-content" tabIndex={-1}>
        {page.headings.length > 0 && <TocRow />}
        {page.headings.length > 0 && <TableOfContents headings={page.headings} />}
        <Article page={page} path={path} navigation={navigation} />
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
        <p className="notice deprecated" lang={language}>
          {t('studioNotice')} <a href={localizedPath(BEGIN_INSTEAD, language)}>{products.core.name}</a>
          {t('period')}
        </p>
      )}
      {page.ads && hasAdSlot(page.path) && <AdSlot />}
      <PageBody written={page.language}>
        <Blocks blocks={page.blocks} />
      </PageBody>
      <PageFooter page={page} />
    </article>
  );
}
