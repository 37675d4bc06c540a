import { dictionaries } from '#translations';
import { SEARCH_PATH } from '../../client/shared/address/view-paths.ts';
import { createTranslate } from '../../client/shared/translate.ts';
import { SearchPage, type SearchResults } from '../views/search/search-page.tsx';
import type { RenderedPage } from './render-page.tsx';
import { type Reader, renderSimplePage } from './render-simple-page.ts';

type Results = Reader & { results: SearchResults };

/** Renders the results of a search. */
export function renderSearch({ results, ...reader }: Results): RenderedPage {
  const title = createTranslate(dictionaries, reader.language)('search.search');
  return renderSimplePage({
    ...reader,
    title: results.query && !results.refused ? `${results.query} - ${title}` : title,
    path: SEARCH_PATH,
    main: <SearchPage {...results} />,
  });
}
