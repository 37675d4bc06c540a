import { products } from '#content';
import { dictionaries } from '#translations';
import type { CompiledPage } from '../../client/blocks/page.ts';
import type { NavigationEntry } from '../../client/shared/navigation.ts';
import type { Direction } from '../../client/shared/preferences/direction.ts';
import type { Language } from '../../client/shared/preferences/language.ts';
import type { SiteConfig } from '../../client/shared/site-config.ts';
import { siteTitle } from '../../client/shared/site-title.ts';
import { createTranslate } from '../../client/shared/translate.ts';
import { Landing } from '../views/landing/landing.tsx';
import { DocsLayout } from '../views/page/docs-layout.tsx';
import { NotFound } from '../views/page/not-found.tsx';
import { type RenderedPage, renderPage } from './render-page.tsx';

type Content = {
  /** The page; null for addresses that lead nowhere. */
  content: CompiledPage | null;
  navigation: readonly NavigationEntry[];
  language: Language;
  direction: Direction;
  config: SiteConfig;
};

/** Renders a documentation page in its layout, or the page for addresses that lead nowhere. */
export function renderContent({ content, navigation, ...rest }: Content): RenderedPage {
  if (!content) {
    const title = createTranslate(dictionaries, rest.language)('notFound.title');
    return renderPage({ ...rest, title, hasCode: false, context: { path: '/toolpad', page: null, navigation: [] }, main: <NotFound /> });
  }
  const context = { path: content.path, page: content, navigation };
  const main = content.layout === 'landing' ? <Landing page={content} /> : <DocsLayout {...context} page={content} />;
  return renderPage({
    ...rest,
    context,
    main,
    title: documentTitle(content),
    description: content.description,
    indexAs: content.path,
    hasCode: content.hasCode,
    condensed: content.fonts === 'condensed',
  });
}

/** `Installation - Toolpad Core`; landing pages have titles of their own. */
function documentTitle({ title, product, layout }: CompiledPage): string {
  return layout === 'landing' ? title : siteTitle(title, product ? products[product].name : undefined);
}
