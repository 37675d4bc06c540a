import type { ProductId } from '../shared/product.ts';
import { type Answers, answersTo, nameIn } from './answers.ts';
import { type Ask, asksOf } from './asks.ts';
import type { IndexedSection, SearchIndex } from './load-index.ts';
import { namedProduct } from './named-product.ts';
import { FIELDS } from './packed/index-file.ts';
import type { Settings } from './settings.ts';
import { JOINING_WORDS, WEAK_WORDS } from './stop-words.ts';
import { HAN } from './terms.ts';

/** A section found. `answered` is how much of the query it answers, 1 for all of its words; `terms` are the index's words that matched, for marking them. */
export type Hit = { section: IndexedSection; score: number; answered: number; terms: string[] };

/** Only a product's sections, or those of one first: it is the one that is read about, unless the query names another. */
export type FindOptions = { product?: ProductId; near?: ProductId; limit: number };

/** More terms, as of one word with a hundred humps, find no more and cost as much each. */
const MAX_TERMS = 30;
/** With so few letters only headings and titles are looked at; two Chinese characters are a whole word. */
const FEW_LETTERS = 2;

/** The sections that answer a query, best first. The work is bounded by the query's length, which `parseSearch` bounds. */
export function findSections(index: SearchIndex, query: string, { product, near, limit }: FindOptions): Hit[] {
  const asks = bounded(once(asksOf(index, query)));
  const inNames = asks.flat(2).every((term) => term.length <= FEW_LETTERS && !HAN.test(term));
  const answers = asks.map((ask) => answersTo(index, ask, inNames));
  const rate = rater(index, asks, answers, namedProduct(query) ?? near);
  const best: Rated[] = [];
  for (let number = 0; number < index.sections.length; number += 1) {
    if (product && index.sections[number]!.page.product !== product) continue;
    const rated = rate(number);
    if (rated) keepAmong(best, rated, limit);
  }
  const terms = termsIn(index, best, answers);
  return best.map((hit) => ({ ...hit, terms: terms.get(hit.section.number)! }));
}

/** A word asked for again asks for nothing more, and would cost as much. */
function once(asks: Ask[]): Ask[] {
  return [...new Map(asks.map((ask) => [ask.join(), ask])).values()];
}

function bounded(asks: Ask[]): Ask[] {
  let terms = 0;
  const isWithin = () => {
    terms += 1;
    return terms <= MAX_TERMS;
  };
  return asks.map((ask) => ask.map((way) => way.filter(isWithin)));
}

type Rated = Omit<Hit, 'terms'>;

/** Of a common word there are thousands of matches: only the best are put in order. */
function keepAmong(best: Rated[], rated: Rated, limit: number): void {
  if (rated.score <= (best[limit - 1]?.score ?? -1)) return;
  const at = best.findIndex(({ score }) => score < rated.score);
  best.splice(at < 0 ? best.length : at, 0, rated);
  if (best.length > limit) best.pop();
}

/** Rates sections by how much of the query they and their pages answer; rare words are most of a query. */
function rater(index: SearchIndex, asks: Ask[], answers: Answers[], meant?: ProductId): (number: number) => Rated | undefined {
  const { settings } = index;
  const weights = answers.map(({ sections }, at) => rarity(index, sections) * importanceOf(settings, asks[at]!, meant));
  const whole = sum(weights);
  const shares = weights.map((weight) => weight / whole);
  const nearby = answers.map(({ anywhere }) => bestOfPages(index, anywhere));
  const covers = coverage(index, answers);
  const owns = new Float64Array(index.sections.length);
  answers.forEach(({ anywhere }, at) => {
    for (let number = 0; number < owns.length; number += 1) owns[number]! += anywhere[number]! * shares[at]!;
  });
  return (number) => {
    const own = owns[number]!;
    // Most sections answer nothing.
    if (!(own > 0)) return;
    const section = index.sections[number]!;
    const { page, id, at } = section;
    let [near, answered, called] = [0, 0, 0];
    for (let ask = 0; ask < shares.length; ask += 1) {
      const [{ anywhere, called: names }, share] = [answers[ask]!, shares[ask]!];
      near += nearby[ask]![number - at]! * share;
      called += names[number]! * share;
      answered += anywhere[number]! ** settings.anywhere * share;
    }
    const name = called === 0 ? 1 : 1 + settings.nothingElse * covers(number) * called;
    const place = settings.kinds[page.kind] * (id === '' ? settings.lead : 1) * (page.product === meant ? settings.ofProduct : 1);
    return { section, score: (own + settings.nearby * (near - own)) * near * place * answered ** settings.complete * name, answered };
  };
}

/** Names of code are more of a query than other words, what anyone asks of software is less, and what joins words is least. */
function importanceOf({ name, weak, joining, productWord }: Settings, [words = []]: Ask, meant?: ProductId): number {
  const [word = ''] = words;
  if (meant && (word === 'toolpad' || word === meant)) return productWord;
  if (words.length > 1) return nameIn(words) === undefined ? 1 : name;
  if (JOINING_WORDS.has(word)) return joining;
  return WEAK_WORDS.has(word) || WEAK_WORDS.has(word.replace(/s$/, '')) ? weak : 1;
}

function rarity({ sections, settings }: SearchIndex, having: number): number {
  return Math.log(1 + sections.length / (having || settings.unknownIn));
}

/** The best answer on each page, at the number of the page's first section. */
function bestOfPages({ firsts }: SearchIndex, anywhere: Float32Array): Float32Array {
  const best = new Float32Array(anywhere.length);
  for (let section = 0; section < anywhere.length; section += 1) {
    const [answer, first] = [anywhere[section]!, firsts[section]!];
    if (answer > best[first]!) best[first] = answer;
  }
  return best;
}

/** How much of a heading is asked for. A translated one holds its English words too: either are the whole of it. */
function coverage(index: SearchIndex, answers: Answers[]): (section: number) => number {
  const asked = new Map<number, number>();
  for (const { terms } of answers) for (const [term, share] of terms) asked.set(term, Math.max(asked.get(term) ?? 0, share));
  const shareOf = (terms: number[]) => {
    const rarities = terms.map((term) => rarity(index, index.known.get(index.terms[term]!)!));
    return terms.length > 0 ? sum(rarities.map((value, at) => value * (asked.get(terms[at]!) ?? 0))) / sum(rarities) : 0;
  };
  return (section) => {
    const terms = index.headings[section]!;
    const isHan = (term: number) => HAN.test(index.terms[term]!);
    return Math.max(shareOf(terms.filter(isHan)), shareOf(terms.filter((term) => !isHan(term))));
  };
}

/** The words of the index that matched in each of some sections. */
function termsIn({ terms, lists }: SearchIndex, hits: readonly Rated[], answers: Answers[]): Map<number, string[]> {
  const found = new Map(hits.map(({ section }) => [section.number, new Set<string>()]));
  for (const term of new Set(answers.flatMap((answer) => [...answer.terms.keys()]))) {
    for (const field of FIELDS) for (const section of lists[field].at(term)) found.get(section)?.add(terms[term]!);
  }
  return new Map([...found].map(([section, words]) => [section, [...words]]));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
