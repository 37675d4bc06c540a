import { loadStylesheet } from './load-stylesheet.ts';

/** Loads stylesheets that a page can be read without, once everything else of it has come. */
export function loadAfterPage(urls: readonly string[]): void {
  const load = () => {
    for (const url of urls) void loadStylesheet(url, 'late');
  };
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
}
