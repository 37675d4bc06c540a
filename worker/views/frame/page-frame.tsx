import type * as React from 'react';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import type { PageContext } from '../page/page-context.ts';
import { SearchDialog } from '../search/search-dialog.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Header } from './header.tsx';
import { SiteFooter } from './site-footer.tsx';

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
