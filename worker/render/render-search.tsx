import { dictionaries } from '#translations';
import type { Direction } from '../../client/shared/preferences/direction.ts';
import type { Language } from '../../client/shared/preferences/language.ts';
import type { SiteConfig } from '../../client/shared/site-config.ts';
import { createTranslate } from '../../client/shared/translate.ts';
import { SearchPage, type SearchResults } from '../views/search/search-page.tsx';
import { type RenderedPage, renderPage } from './render-page.tsx';

type Results = { language: Language; direction: Direction; config: SiteConfig; results: SearchResults };

/** Renders the results of a search. */
export function renderSearch({ results, ...rest }: Results): RenderedPage {
  const title = createTranslate(dictionaries, rest.language)('search.search');
  return renderPage({
    ...rest,
    title: results.query && !results.refused ? `${results.query} - ${title} - Toolpad` : `${title} - Toolpad`,
    hasCode: false,
    context: { path: '/toolpad/search', page: null, navigation: [] },
    main: <SearchPage {...results} />,
  });
}
