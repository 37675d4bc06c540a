import type { WrittenPage } from '../../client/blocks/page.ts';
import { LANGUAGES, type Language } from '../../client/shared/preferences/language.ts';
import { tableOf } from '../../client/shared/tables.ts';
import { products } from '../../content/products.ts';
import type { CompiledSite } from './compile-site.ts';

/** Where readers can start who have typed nothing yet. */
const STARTS = [
  '/toolpad/core/introduction/installation',
  '/toolpad/core/introduction/tutorial',
  '/toolpad/core/react-dashboard-layout',
  '/toolpad/core/react-sign-in-page',
  '/toolpad/core/react-crud',
  '/toolpad/studio/getting-started',
];

type Start = [path: string, words: string];

/** The pages to start with in each language, as far as the site has them. */
export function searchStarts({ pages, written }: Pick<CompiledSite, 'pages' | 'written'>): Record<Language, Start[]> {
  const startsIn = (language: Language) =>
    STARTS.flatMap((path): Start[] => {
      const page = [...written[language], ...pages].find((one) => one.path === path);
      return page ? [[path, wordsFor(page)]] : [];
    });
  return tableOf(LANGUAGES, startsIn);
}

/** Studio has pages of the same names. */
function wordsFor({ title, product }: WrittenPage): string {
  return product === 'studio' ? `${products.studio.name} – ${title}` : title;
}
