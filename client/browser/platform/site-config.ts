import type { PageConfig } from '../../shared/site-config.ts';

/** What the page is told of its site. */
export function siteConfig(): PageConfig {
  return JSON.parse(document.documentElement.dataset.config ?? '');
}
