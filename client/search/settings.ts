import type { Field, PageKind } from './packed/index-file.ts';

/**
 * The numbers that order sections. They were chosen on the judged queries that are not held out, by `npm run search:judge -- --settings`,
 * which shows what others would do; small changes of any change little.
 */
export const SETTINGS = {
  /** How much of an answer a word is where it stands; in two places it is more, and never all. */
  places: { title: 0.5, heading: 0.66, names: 0.36, symbols: 0.3, text: 0.19, asked: 0.5 } satisfies Record<Field, number>,
  /** Guides answer before reference does; a list of links, and what is beside the matter, seldom answer anything. */
  kinds: { guide: 1.3, reference: 0.85, landing: 0.75, aside: 0.3 } satisfies Record<PageKind, number>,
  /** What the pages say for a word of other products is what they are about; a Chinese word is another way to say it. */
  synonym: 1.2,
  chineseSynonym: 0.8,
  furtherSynonym: 0.77,
  /** The words of a name that no section has are less than the name. */
  parts: 0.95,
  /** The part above the first heading stands for the whole page. */
  lead: 1.15,
  /** What other sections of the page answer counts a part: they are near. */
  nearby: 0.29,
  /** A heading that has nothing but words of the query is what it asks for. */
  nothingElse: 0.8,
  /** Sections that have all words come before those that have some: the share of words, to this power. */
  complete: 0.88,
  /** That a word is there counts more than where: how well a place answers, to this power. */
  anywhere: 0.3,
  /** Who types a name of code, such as `signIn`, means that and nothing else. */
  name: 2.2,
  /** Words of many requests are less of a query, and those that join others are least. */
  weak: 0.52,
  joining: 0.27,
  /**
   * Who names a product, or reads about one, means its pages, and says little else by its name. Whoever means the other one meanwhile finds
   * it first in .87 instead of .93 of the judged queries, and among three in .96 instead of .97; 1.2 halves that, and leaves `theme` to Studio
   * on pages of Core.
   */
  ofProduct: 1.6,
  productWord: 0.3,
  /** A word that is not in the index is taken to be in this many sections. */
  unknownIn: 10,
  /** How much a section's length counts, and words that every section is taken to have besides its own. */
  lengthCounts: 0.1,
  moreWords: 20,
};

/** Numbers that order sections. */
export type Settings = typeof SETTINGS;
