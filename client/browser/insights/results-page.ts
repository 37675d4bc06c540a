import { isLanguage } from '../../shared/preferences/language.ts';
import type { tellSearch } from './tell-search.ts';

/** Watches whether a result of the results page is pressed before the page is left. That nothing was found the edge knows by itself. */
export function watchResults(results: HTMLElement, tell: typeof tellSearch): void {
  let isDone = false;
  const press = ({ target }: Event) => {
    isDone ||= (target as Element).closest('section a') !== null;
  };
  // The middle button opens a result as well.
  for (const name of ['click', 'auxclick']) results.addEventListener(name, press);
  addEventListener('pagehide', () => {
    const { lang } = document.documentElement;
    const query = new URLSearchParams(location.search).get('q');
    if (!isDone && query && isLanguage(lang)) tell(query, lang, true);
    // A page that comes back from the browser's memory has been told of.
    isDone = true;
  });
}
