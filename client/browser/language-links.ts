import { type Language, localizedPath } from '../shared/language.ts';

/** This page in a language, with its query, at the section that is being read. */
export function addressIn(language: Language): string {
  const { lang } = document.documentElement;
  const { pathname, search, hash } = location;
  const canonical = pathname.startsWith(`/${lang}/`) ? pathname.slice(lang.length + 1) : pathname;
  // Sections have the same ids in every language.
  const reading = document.querySelector<HTMLAnchorElement>('#toc a[aria-current]')?.hash ?? '';
  return localizedPath(canonical, language) + search + (hash || reading);
}

/** Leads the links of the language menu to the section that is being read. */
export function leadToSection(menu: Element): void {
  for (const link of menu.querySelectorAll('a')) link.href = addressIn(link.hreflang as Language);
}
