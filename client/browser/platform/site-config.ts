import type { SiteConfig } from '../../shared/site-config.ts';

/** What the page is told of its site. */
export function siteConfig(): SiteConfig {
  return JSON.parse(document.documentElement.dataset.config ?? '');
}
