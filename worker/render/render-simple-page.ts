import { siteTitle } from '../../client/shared/site-title.ts';
import { type RenderedPage, type RenderRequest, renderPage } from './render-page.tsx';

/** Whom a page is rendered for, and how the site is configured. */
export type Reader = Pick<RenderRequest, 'language' | 'direction' | 'config'>;

type Page = Reader & Pick<RenderRequest, 'title' | 'main'> & { path: string; hasCode?: boolean };

/** Renders a page that is no article: it is in no navigation, and not to be indexed. */
export function renderSimplePage({ title, path, hasCode = false, ...rest }: Page): RenderedPage {
  return renderPage({ ...rest, title: siteTitle(title), hasCode, context: { path, page: null, navigation: [] } });
}
