import * as React from 'react';
import { forgetSearches, recentSearches, rememberSearch } from '../browser/recent-searches.ts';
import { useTranslations } from '../contexts/translations.tsx';
import { findSections, type Hit } from '../search/find-sections.ts';
import { groupHits } from '../search/group-hits.ts';
import type { SearchIndex } from '../search/load-index.ts';
import { isProblem, parseSearch } from '../search/parse-search.ts';
import { termsOf } from '../search/terms.ts';
import { localizedPath } from '../shared/language.ts';
import type { ProductId } from '../shared/product.ts';
import type { OptionGroup, SearchOption } from './search-options.ts';
import { useCommands } from './use-commands.ts';

/** As many sections as are looked at, pages as are shown, and sections of one page. */
const MAX_HITS = 10;
const MAX_PAGES = 6;
const MAX_HITS_OF_PAGE = 3;

const STARTS = [
  '/toolpad/core/introduction/installation',
  '/toolpad/core/introduction/tutorial',
  '/toolpad/core/react-dashboard-layout',
  '/toolpad/core/react-sign-in-page',
  '/toolpad/core/react-crud',
  '/toolpad/studio/getting-started',
];
const PRODUCT_NAMES: Record<ProductId, string> = { core: 'Toolpad Core', studio: 'Toolpad Studio' };

type Asked = { index: SearchIndex | undefined; query: string; product?: ProductId; setQuery: (query: string) => void };

/** What the dialog offers: results and commands for a query, else what was searched for, places to start, and commands. */
export function useSearchGroups({ index, query, product, setQuery }: Asked): OptionGroup[] {
  const { t, language } = useTranslations();
  const commands = useCommands();
  const linkTo = (path: string, hash = '') => localizedPath(path, language) + (hash && `#${hash}`);
  const search = parseSearch({ query, language, product });
  const words = isProblem(search) ? '' : search.query;
  // Moving through the list asks nothing again.
  const hits = React.useMemo(
    () => (index && words ? findSections(index, words, { product, limit: MAX_HITS }) : []),
    [index, words, product],
  );
  const toOption = ({ section, terms }: Hit): SearchOption => ({
    key: `${section.page.path}#${section.id}`,
    text: section.heading || section.page.title,
    icon: section.id ? 'section' : 'page',
    href: linkTo(section.page.path, section.id),
    found: { page: section.page, at: section.at, terms },
    lang: section.page.language === language ? undefined : section.page.language,
    run: () => {
      rememberSearch(query.trim());
      return undefined;
    },
  });

  if (isProblem(search)) return [];
  if (words !== '') {
    const pages = groupHits(hits, ({ section }) => section.page).slice(0, MAX_PAGES);
    const results = pages.map(({ page, hits: found }) => ({
      key: page.path,
      label: page.title,
      note: page.product ? PRODUCT_NAMES[page.product] : undefined,
      options: found.slice(0, MAX_HITS_OF_PAGE).map(toOption),
    }));
    return [
      ...results,
      ...named(
        'commands',
        t('search.commands'),
        commands.filter(({ text }) => isNamed(text, words)),
      ),
    ];
  }
  const recent = recentSearches().map(
    (text): SearchOption => ({ key: `recent-${text}`, text, icon: 'recent', run: again(() => setQuery(text)) }),
  );
  const forget: SearchOption = { key: 'forget', text: t('search.forget'), icon: 'command', run: again(forgetSearches, () => setQuery('')) };
  return [
    ...named('recent', t('search.recent'), recent.length > 0 ? [...recent, forget] : []),
    ...named('shortcuts', t('search.shortcuts'), startsOf(index, linkTo)),
    ...named('commands', t('search.commands'), commands),
  ];
}

function startsOf(index: SearchIndex | undefined, linkTo: (path: string) => string): SearchOption[] {
  const pages = index?.sections.filter(({ page, id }) => id === '' && STARTS.includes(page.path)) ?? [];
  return pages.map(({ page }) => ({ key: page.path, text: page.title, icon: 'page', href: linkTo(page.path) }));
}

/** Does something and leaves the dialog open. */
function again(...actions: (() => void)[]): () => boolean {
  return () => {
    for (const action of actions) action();
    return false;
  };
}

function named(key: string, label: string, options: SearchOption[]): OptionGroup[] {
  return options.length > 0 ? [{ key, label, options }] : [];
}

/** Whether a command is called by the beginnings of its words. */
function isNamed(text: string, query: string): boolean {
  const words = termsOf(text);
  const asked = termsOf(query);
  return (
    text.toLowerCase().includes(query.toLowerCase()) ||
    (asked.length > 0 && asked.every((term) => words.some((word) => word.startsWith(term))))
  );
}
