import { productNames } from '#product-names';
import { searchStarts } from '#search-words';
import { groupHits } from '../../../search/group-hits.ts';
import { termsOf } from '../../../search/terms.ts';
import { type Language, localizedPath } from '../../../shared/preferences/language.ts';
import type { Translate } from '../../../shared/translate.ts';
import type { DialogHit, KnownAnswer } from './answering.ts';
import type { OptionGroup, SearchOption } from './options.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

/** As many pages as are shown, and sections of one page. */
const MAX_PAGES = 6;
const MAX_HITS_OF_PAGE = 3;

/** `ask` puts a query into the field; an empty one asks again. */
type Offer = { language: Language; t: Translate; commands: SearchOption[]; ask: (query: string) => void };

/** What the dialog offers for what is known of a query. */
export function groupsOf(known: KnownAnswer, offer: Offer): OptionGroup[] {
  if (known.isRefused) return [];
  return known.words ? foundGroups(known, offer) : firstGroups(offer);
}

/** For a query: what was found, page by page, and commands. */
function foundGroups({ words, answer }: KnownAnswer, { language, t, commands }: Offer): OptionGroup[] {
  const toOption = (found: DialogHit): SearchOption => ({
    key: `${found.path}#${found.hash}`,
    text: found.section || found.title,
    icon: found.hash ? 'section' : 'page',
    href: localizedPath(found.path, language) + (found.hash && `#${found.hash}`),
    found,
    lang: found.lang === language ? undefined : found.lang,
    run: () => {
      rememberSearch(words);
      return undefined;
    },
  });
  const pages = groupHits(answer?.hits ?? [], (hit) => hit).slice(0, MAX_PAGES);
  const results = pages.map(({ page, hits }) => ({
    key: page.path,
    label: page.title,
    note: page.product ? productNames[page.product] : undefined,
    options: hits.slice(0, MAX_HITS_OF_PAGE).map(toOption),
  }));
  const called = commands.filter(({ text, also = '' }) => isNamed(`${text} ${also}`, words));
  return [...results, ...named('commands', t('search.commands'), called)];
}

/** Before: what was searched for, places to start, and commands. */
function firstGroups({ language, t, commands, ask }: Offer): OptionGroup[] {
  const recent = recentSearches().map(
    (text): SearchOption => ({ key: `recent-${text}`, text, icon: 'recent', run: again(() => ask(text)) }),
  );
  const forget: SearchOption = {
    key: 'forget',
    text: t('search.forget'),
    icon: 'command',
    run: again(() => {
      forgetSearches();
      ask('');
    }),
  };
  return [
    ...named('recent', t('search.recent'), recent.length > 0 ? [...recent, forget] : []),
    ...named('shortcuts', t('search.shortcuts'), startsIn(language)),
    ...named('commands', t('search.commands'), commands),
  ];
}

function startsIn(language: Language): SearchOption[] {
  const starts = searchStarts[language].map(
    ([path, text]): SearchOption => ({ key: path, text, icon: 'page', href: localizedPath(path, language) }),
  );
  return starts.filter(({ href }) => href !== location.pathname);
}

/** Does something and leaves the dialog open. */
function again(action: () => void): () => boolean {
  return () => {
    action();
    return false;
  };
}

function named(key: string, label: string, options: SearchOption[]): OptionGroup[] {
  return options.length > 0 ? [{ key, label, options }] : [];
}

/** Whether a command's names have every word of a query, as it stands: the first use of the Chinese dictionary costs a phone more than opening the search. */
function isNamed(names: string, query: string): boolean {
  const shown = names.toLowerCase();
  const asked = termsOf(query);
  return shown.includes(query.toLowerCase()) || (asked.length > 0 && asked.every((term) => shown.includes(term)));
}
