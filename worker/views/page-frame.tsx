import type * as React from 'react';
import { useTranslations } from '../../client/contexts/translations.tsx';
import { BackToTop } from './frame/back-to-top.tsx';
import { Header } from './frame/header.tsx';
import type { PageContext } from './frame/page-context.ts';
import { SiteFooter } from './frame/site-footer.tsx';
import { SearchDialog } from './search/search-dialog.tsx';

type Props = { context: PageContext; children: React.ReactNode };

/** What every page has around its content: skip link, header, footer, and the search. */
export function PageFrame({ context, children }: Props) {
  const { t } = useTranslations();
  return (
    <>
      <a className="skip" href="#main-content">
        {t('skipToContent')}
      </a>
      {context.page?.layout === 'docs' && context.page.headings.length > 0 && (
        <a className="skip" href="#toc">
          {t('skipToToc')}
        </a>
      )}
      <Header {...context} />
      {children}
      <SiteFooter path={context.path} />
      <BackToTop />
      <SearchDialog />
      <div id="live" role="status" className="unseen" />
    </>
  );
}
