import { productNames } from '#product-names';
import { languageOf } from '../../shared/preferences/language.ts';
import { type StoredPage, storedPages } from './stored-pages.ts';

/** Groups of the list by a part of the path; names of products are the same in every language. */
const PRODUCTS = Object.entries(productNames).map(([id, name]): [part: string, name: string] => [`/toolpad/${id}`, name]);

/** Fills the offline page with what is stored, and leaves it as soon as there is a network. */
export async function showStoredPages(place: HTMLElement): Promise<void> {
  addEventListener('online', () => location.reload(), { once: true });
  const pages = await storedPages(languageOf(document.documentElement.lang));
  if (pages.length === 0) place.append(element('p', place.dataset.none ?? ''));
  for (const [name, group] of grouped(pages, place.dataset.other ?? '')) place.append(element('h3', name), list(group));
}

function grouped(pages: StoredPage[], other: string): [name: string, pages: StoredPage[]][] {
  const groups = PRODUCTS.map(([part, name]): [string, StoredPage[]] => [name, pages.filter(({ path }) => path.includes(part))]);
  const rest = pages.filter(({ path }) => !PRODUCTS.some(([part]) => path.includes(part)));
  return [...groups, [other, rest] satisfies [string, StoredPage[]]].filter(([, group]) => group.length > 0);
}

function list(pages: StoredPage[]): HTMLElement {
  const ul = document.createElement('ul');
  for (const { path, title } of pages) {
    const link = element('a', title);
    link.href = path;
    const item = document.createElement('li');
    item.append(link);
    ul.append(item);
  }
  return ul;
}

function element<Name extends 'a' | 'h3' | 'p'>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
