import { settling } from '../platform/settled.ts';
import { tellSearch } from './tell-search.ts';

/** On the results page of a search that was just made, fetches what watches for a press; going back to it isn't a new search. */
export function loadResultsPage(): void {
  const results = document.querySelector<HTMLElement>('main:has(>search):has(>section)');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!results || navigation?.type !== 'navigate') return;
  const load = async () => {
    const { watchResults } = await import('./results-page.ts');
    // Handed over, not imported there: a module that two files share becomes a request of its own.
    watchResults(results, tellSearch);
  };
  // If the code does not arrive, a search is not counted: a reader misses nothing.
  void settling(load()).catch(() => {});
}
