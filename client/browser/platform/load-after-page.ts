import { loadStylesheet } from './load-stylesheet.ts';
import { whenLoaded } from './when.ts';

/** Loads stylesheets that a page can be read without, once everything else of it has come. */
export function loadAfterPage(urls: readonly string[]): void {
  whenLoaded(() => {
    for (const url of urls) void loadStylesheet(url, 'late');
  });
}
