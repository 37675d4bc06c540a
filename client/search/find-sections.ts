import type { SearchResult } from 'minisearch';
import type { ProductId } from '../shared/product.ts';
import { type Ask, asksOf } from './asks.ts';
import type { Field, PageKind } from './index-file.ts';
import type { IndexedSection, SearchIndex } from './load-index.ts';
import { stemOf, termsOf } from './terms.ts';

/** A section found. `terms` are the index's words that matched, for marking them. */
export type Hit = { section: IndexedSection; score: number; terms: string[] };

export type FindOptions = { product?: ProductId; limit: number };

// The numbers below were chosen on the judged queries of the tests; small changes of any of them change little.

/** How much a word counts where it stands: what a section is called says more than what is in it. */
const BOOST: Record<Field, number> = { title: 2, heading: 6, names: 4, symbols: 1.5, text: 1 };
/** Guides answer before reference does; a list of links seldom answers anything. */
const KIND: Record<PageKind, number> = { guide: 1.3, reference: 1, landing: 0.75 };
/** The part above the first heading stands for the whole page. */
const LEAD = 1.2;
/** A section that has the words in the titles above it alone: the page answers, and its own part says so. */
const ABOVE_ALONE = 0.5;
/** A heading or title that is the query, word for word. */
const EXACT = 2;
/** Beside a word as it was typed: another form of it, and the pages' own word for it. */
const STEM = 0.6;
const SYNONYM = 0.5;
/** How words that begin like, or are spelled like, what was typed count beside the word itself. */
const WEIGHTS = { prefix: 0.5, fuzzy: 0.45 };
/** A section's length counts for less than usual: reference is long, and right. */
const BM25 = { k: 1.2, b: 0.5, d: 0 };
/** Sections that have all words come before those that have some: the share of words, to this power. */
const SHARE_POWER = 3;
/** A word met only by another form, by a longer word or by a slip is not all of an answer. */
const LOOSELY_MET = 0.8;
/** Shorter terms are typed right or not at all; longer ones may have two slips. */
const MIN_FUZZY_LENGTH = 4;
const TWO_SLIPS_LENGTH = 6;
/** More terms, as of one word with a hundred humps, find no more and cost as much each. */
const MAX_TERMS = 60;
/** With so few letters only headings and titles are looked at. */
const FEW_LETTERS = 2;
/** A word that is not in the index as typed is taken to be in this many sections. */
const UNKNOWN_IN = 10;

/** The sections that answer a query, best first. The work is bounded by the query's length, which `parseSearch` bounds. */
export function findSections(index: SearchIndex, query: string, { product, limit }: FindOptions): Hit[] {
  const asks = asksOf(index, query);
  const typed = new Set(asks.flatMap(([own]) => own ?? []));
  const stems = new Set([...typed].flatMap(stemOf));
  const terms = [...new Set([...asks.flat(2), ...stems])].slice(0, MAX_TERMS);
  if (terms.length === 0) return [];
  const results = index.engine.search(terms.join(' '), {
    boost: BOOST,
    weights: WEIGHTS,
    bm25: BM25,
    prefix: true,
    fields: terms.every((term) => term.length <= FEW_LETTERS) ? ['title', 'heading'] : undefined,
    fuzzy: (term) => (index.known.has(term) || !typed.has(term) ? 0 : slipsIn(term)),
    boostTerm: (term) => (typed.has(term) ? 1 : stems.has(term) ? STEM : SYNONYM),
    boostDocument: (id) => weightOf(index.sections[id]!),
  });
  const rate = rater(index, asks, termsOf(query));
  return results
    .map((result) => rate(index.sections[result.id]!, result))
    .filter(({ section }) => !product || section.page.product === product)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

function slipsIn(term: string): number {
  if (term.length < MIN_FUZZY_LENGTH) return 0;
  return term.length < TWO_SLIPS_LENGTH ? 1 : 2;
}

function weightOf({ page, id }: IndexedSection): number {
  return KIND[page.kind] * (id === '' ? LEAD : 1);
}

/** Rates results by how much of the query they answer; rare words are most of a query. */
function rater(index: SearchIndex, asks: Ask[], words: string[]) {
  const wanted = nameKey(words);
  const rarities = asks.map((ask) => rarity(index, ask));
  const whole = rarities.reduce((sum, value) => sum + value, 0);
  return (section: IndexedSection, { score, queryTerms, terms, match }: SearchResult): Hit => {
    const met: Met = { typed: new Set(queryTerms), whole: new Set(terms) };
    const answered = asks.reduce((sum, ask, at) => sum + Math.max(...ask.map((way) => shareOf(way, met))) * rarities[at]!, 0) / whole;
    // Most sections have the words elsewhere, and cutting a name into words is dear.
    const mayBe = words.every((term) => match[term]?.includes('heading'));
    const exact = mayBe && nameKey(termsOf(section.heading || section.page.title)) === wanted ? EXACT : 1;
    const above = section.id !== '' && Object.values(match).every((fields) => fields.every((field) => field === 'title')) ? ABOVE_ALONE : 1;
    // The engine multiplies by the number of terms matched; ways to say one thing would count twice.
    return { section, score: (score / queryTerms.length) * answered ** SHARE_POWER * exact * above, terms };
  };
}

function rarity({ known, sections }: SearchIndex, ask: Ask): number {
  const most = Math.max(...ask.flat().map((term) => known.get(term) ?? UNKNOWN_IN));
  return Math.log(1 + sections.length / most);
}

/** The terms of a query that a section meets, in whatever way, and the words that it has. */
type Met = { typed: ReadonlySet<string>; whole: ReadonlySet<string> };

function shareOf(terms: string[], { typed, whole }: Met): number {
  const isMet = (term: string) => typed.has(term) || stemOf(term).some((stem) => typed.has(stem));
  const shares = terms.map((term) => (whole.has(term) ? 1 : isMet(term) ? LOOSELY_MET : 0));
  return shares.reduce<number>((sum, share) => sum + share, 0) / Math.max(1, terms.length);
}

/** A name by its words, whatever their order, spaces and capitals. */
function nameKey(terms: string[]): string {
  return [...terms].sort().join(' ');
}
