import * as React from 'react';
import { loadSearch } from '../browser/load-search.ts';
import { useTranslations } from '../contexts/translations.tsx';
import type { SearchIndex } from '../search/load-index.ts';

/** The search index of the page's language: undefined while it is coming, null when it cannot be had. */
export function useSearchIndex(): SearchIndex | undefined | null {
  const { language } = useTranslations();
  const [index, setIndex] = React.useState<SearchIndex | null>();
  React.useEffect(() => {
    let current = true;
    loadSearch(language).then(
      (loaded) => current && setIndex(loaded),
      () => current && setIndex(null),
    );
    return () => {
      current = false;
    };
  }, [language]);
  return index;
}
