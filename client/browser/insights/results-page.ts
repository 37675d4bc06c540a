import { isLanguage } from '../../shared/preferences/language.ts';
import { closest } from '../platform/closest.ts';
import { tellSearch } from './tell-search.ts';

/** Watches whether a result of a search that was just made is pressed before the page is left; going back to it isn't a new search. That nothing was found the edge knows by itself. */
export function watchResults(results: HTMLElement): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate')) return;
  let isDone = false;
  const press = (event: MouseEvent) => {
    // The middle button opens a result as well; the right one opens a menu.
    isDone ||= event.button <= 1 && closest(event, 'section a') !== null;
  };
  for (const name of ['click', 'auxclick'] as const) results.addEventListener(name, press);
  addEventListener('pagehide', () => {
    const { lang } = document.documentElement;
    const query = new URLSearchParams(location.search).get('q');
    if (!isDone && query && isLanguage(lang)) tellSearch(query, lang, true);
    // A page that comes back from the browser's memory has been told of.
    isDone = true;
  });
}
