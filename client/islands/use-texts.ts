import * as React from 'react';
import { loadTexts } from '../browser/load-search.ts';

/** Excerpts are fetched once the reader's fingers rest, in milliseconds. */
const FETCH_AFTER_MS = 80;

/** The texts of pages by their names, as they arrive. Offline some may never do: a result is complete without. */
export function useTexts(names: readonly string[]): ReadonlyMap<string, string[]> {
  const [texts, setTexts] = React.useState<ReadonlyMap<string, string[]>>(new Map());
  const wanted = names.join(' ');
  React.useEffect(() => {
    let current = true;
    const load = async () => {
      const found = await Promise.allSettled(wanted.split(' ').map(async (name) => [name, await loadTexts(name)] as const));
      if (!current) return;
      setTexts((known) => new Map([...known, ...found.flatMap((text) => (text.status === 'fulfilled' ? [text.value] : []))]));
    };
    const timer = wanted ? setTimeout(load, FETCH_AFTER_MS) : undefined;
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return texts;
}
