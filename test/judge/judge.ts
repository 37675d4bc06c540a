import { findSections } from '../../client/search/find-sections.ts';
import type { IndexedSection, SearchIndex } from '../../client/search/load-index.ts';
import { PRODUCT_IDS, type ProductId } from '../../client/shared/product.ts';
import type { JudgedQuery } from '../fixtures/search-queries/judged.ts';

/** Where a query's answers stand: the place, from 1, of the first hit on a right page, and of the first right section; 0 when neither is near. */
export type Judgment = { query: string; page: number; section: number };

/** Shares of queries whose right page is first, and among three; its mean reciprocal rank; and the same of the right section. */
export type Figures = { queries: number; page1: number; page3: number; mrr: number; section1: number; section3: number };

/** Hits further down are not looked at by anyone. */
const LOOKED_AT = 10;

/** A section as the judged queries write it. */
export function answerOf({ page, id }: Pick<IndexedSection, 'page' | 'id'>): string {
  return (page.path === '/toolpad' ? 'toolpad' : page.path.replace('/toolpad/', '')) + (id && `#${id}`);
}

/** Where a query is asked: on a page of no product, of the one that it is about, or of the other. */
export type Place = 'nowhere' | 'in place' | 'beside the other';

/** Asks the index each query. */
export function judge(index: SearchIndex, queries: readonly JudgedQuery[], place: Place = 'nowhere'): Judgment[] {
  return queries.map(({ query, answers }) => {
    const found = findSections(index, query, { limit: LOOKED_AT, near: productAt(place, answers) }).map(({ section }) => answerOf(section));
    const pages = new Set(answers.map(pageOf));
    const page = found.findIndex((answer) => pages.has(pageOf(answer))) + 1;
    return { query, page, section: found.findIndex((answer) => answers.includes(answer)) + 1 };
  });
}

/** The product of the pages at a place; none where answers are of both. */
function productAt(place: Place, answers: readonly string[]): ProductId | undefined {
  const own = PRODUCT_IDS.find((id) => answers.every((answer) => answer.startsWith(id)));
  if (!own || place === 'nowhere') return;
  return place === 'in place' ? own : PRODUCT_IDS.find((id) => id !== own);
}

function pageOf(answer: string): string {
  return answer.replace(/#.*/, '');
}

/** The figures of one or more judgments. */
export function figuresOf(judgments: readonly Judgment[]): Figures {
  const share = (isGood: (judgment: Judgment) => boolean) => judgments.filter(isGood).length / judgments.length;
  const within = (place: number, most: number) => place > 0 && place <= most;
  return {
    queries: judgments.length,
    page1: share(({ page }) => page === 1),
    page3: share(({ page }) => within(page, 3)),
    mrr: judgments.reduce((sum, { page }) => sum + (page > 0 ? 1 / page : 0), 0) / judgments.length,
    section1: share(({ section }) => section === 1),
    section3: share(({ section }) => within(section, 3)),
  };
}
