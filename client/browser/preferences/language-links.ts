import { LANGUAGES, type Language } from '../../shared/preferences/language.ts';
import { partOf } from '../platform/part-of.ts';

/** This page in a language, with its query, at the section that is being read: sections have the same ids in every language. */
export function addressIn(language: Language): string {
  const link = partOf<HTMLAnchorElement>(document, `#language-menu a[hreflang=${language}]`);
  const reading = document.querySelector<HTMLAnchorElement>('#toc a[aria-current]')?.hash ?? '';
  link.search = location.search;
  link.hash = location.hash || reading;
  return link.href;
}

/** The links of the language menu lead to the section that is being read, each time that the menu opens. */
export function activateLanguageLinks(): void {
  document.querySelector('#language-menu details')?.addEventListener('toggle', () => LANGUAGES.forEach(addressIn));
}
