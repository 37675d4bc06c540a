import { DOCS_URL } from '../../../client/shared/address/docs-url.ts';
import { type Language, localizedPath } from '../../../client/shared/preferences/language.ts';
import { isPageAddress } from '../page-address.ts';

/** Addresses of this site become absolute, as a copy of the page elsewhere needs them; those of pages stay in the language of the text. */
export function resolver(path: string, language: Language): (href: string) => string {
  return (href) => {
    if (href === '' || href.startsWith('#')) return DOCS_URL + localizedPath(path, language) + href;
    if (!href.startsWith('/')) return href;
    return DOCS_URL + (isPageAddress(href) ? localizedPath(href, language) : href);
  };
}
