import * as React from 'react';
import { productNames } from '#product-names';
import { forgetSearches, recentSearches, rememberSearch } from '../browser/recent-searches.ts';
import { useTranslations } from '../contexts/translations.tsx';
import type { Hit } from '../search/find-sections.ts';
import { groupHits } from '../search/group-hits.ts';
import type { SearchIndex } from '../search/load-index.ts';
import { termsOf } from '../search/terms.ts';
import { localizedPath } from '../shared/language.ts';
import type { OptionGroup, SearchOption } from './search-options.ts';
import type { KnownAnswer } from './use-answer.ts';
import { useCommands } from './use-commands.ts';

/** As many pages as are shown, and sections of one page. */
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

type Asked = { index: SearchIndex | undefined; known: KnownAnswer; setQuery: (query: string) => void };

/** What the dialog offers: results and commands for a query, else what was searched for, places to start, and commands. */
export function useSearchGroups({ index, known: { words, isRefused, answer }, setQuery }: Asked): OptionGroup[] {
  const { t, language } = useTranslations();
  const commands = useCommands();
  const [searches, setSearches] = React.useState(recentSearches);
  const linkTo = (path: string, hash = '') => localizedPath(path, language) + (hash && `#${hash}`);
  const toOption = ({ section, terms }: Hit): SearchOption => ({
    key: `${section.page.path}#${section.id}`,
    text: section.heading || section.page.title,
    icon: section.id ? 'section' : 'page',
    href: linkTo(section.page.path, section.id),
    found: { page: section.page, at: section.at, terms },
    lang: section.page.language === language ? undefined : section.page.language,
    run: () => {
      rememberSearch(words);
      return undefined;
    },
  });

  if (isRefused) return [];
  if (words !== '') {
    const pages = groupHits(answer?.hits ?? [], ({ section }) => section.page).slice(0, MAX_PAGES);
    const results = pages.map(({ page, hits: found }) => ({
      key: page.path,
      label: page.title,
      note: page.product ? productNames[page.product] : undefined,
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
  const recent = searches.map((text): SearchOption => ({ key: `recent-${text}`, text, icon: 'recent', run: again(() => setQuery(text)) }));
  const forget: SearchOption = {
    key: 'forget',
    text: t('search.forget'),
    icon: 'command',
    run: again(forgetSearches, () => setSearches([])),
  };
  return [
    ...named('recent', t('search.recent'), recent.length > 0 ? [...recent, forget] : []),
    ...named('shortcuts', t('search.shortcuts'), startsOf(index, linkTo)),
    ...named('commands', t('search.commands'), commands),
  ];
}

function startsOf(index: SearchIndex | undefined, linkTo: (path: string) => string): SearchOption[] {
  const pages = index?.sections.filter(({ page, id }) => id === '' && STARTS.includes(page.path)) ?? [];
  const elsewhere = pages.filter(({ page }) => linkTo(page.path) !== location.pathname);
  return elsewhere.map(({ page: { path, title, product } }) => ({
    key: path,
    // Studio has pages of the same names.
    text: product === 'studio' ? `${productNames.studio} – ${title}` : title,
    icon: 'page',
    href: linkTo(path),
  }));
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
