import * as React from 'react';
import { tellSearch } from '../browser/insights/tell-search.ts';
import { useTranslations } from '../contexts/translations.tsx';
import { countableSearch } from '../search/countable-search.ts';

/** What stands in the field, and whether anything was found for it; undefined while that is not known. */
type Search = { query: string; found: boolean | undefined };

/**
 * Tells of the search that the dialog ends with, by closing it or leaving the page, unless something that was found has been pressed.
 * What may be personal is not even sent. Returns what notes a press.
 */
export function useLostSearch({ query, found }: Search): () => void {
  const { language } = useTranslations();
  const isDone = React.useRef(false);
  const tell = React.useEffectEvent(() => {
    const words = isDone.current || found === undefined ? undefined : countableSearch(query);
    isDone.current = true;
    if (words !== undefined && found !== undefined) tellSearch(words, language, found);
  });
  React.useEffect(() => {
    const end = () => tell();
    addEventListener('pagehide', end);
    return () => {
      removeEventListener('pagehide', end);
      end();
    };
  }, []);
  return () => {
    isDone.current = true;
  };
}
