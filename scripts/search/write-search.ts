import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteFile } from '../../client/shared/address/built-files.ts';
import { LANGUAGES } from '../../client/shared/preferences/language.ts';
import type { ProductId } from '../../client/shared/product.ts';
import { writeGenerated } from '../bundling/generated-modules.ts';
import type { CompiledSite } from '../content/compile-site.ts';
import type { Project } from '../content/project.ts';
import { assetsFolder } from '../shared/folders.ts';
import { hashOf } from '../shared/hash.ts';
import { type CompiledSearch, compileSearch } from './compile-search.ts';

/** A heavier index, in bytes before it is compressed, takes a browser longer to have than its answers from the edge. */
const MOST_FOR_BROWSERS = 512 * 1024;

/**
 * Writes what the search reads: for each language the index and, for each page, its texts, as hashed files for browsers and the edge, a heavy
 * index for the edge alone; all texts in one private file for the edge; all titles for the page of addresses that lead nowhere; and where the
 * indexes are as the module `#search`.
 */
export function writeSearch(project: Project, { pages, written }: Pick<CompiledSite, 'pages' | 'written'>): void {
  const indexes = LANGUAGES.map((language) => {
    const search = compileSearch(project, pages, written[language], language);
    const text = JSON.stringify(search.index);
    const forBrowsers = Buffer.byteLength(text) <= MOST_FOR_BROWSERS;
    const file = forBrowsers ? `/toolpad/assets/search/${language}-${hashOf(text)}.json` : siteFile(`search/index-${language}`);
    write(file, text);
    if (forBrowsers) {
      for (const { name, texts } of search.texts) write(`/toolpad/assets/search/texts-${name}.json`, JSON.stringify(texts));
    }
    write(siteFile(`search/sections-${language}`), JSON.stringify(search.texts.flatMap(({ texts }) => texts)));
    write(siteFile(`search/titles-${language}`), JSON.stringify(titlesOf(search)));
    return [language, { file, forBrowsers }];
  });
  const module = `export const searchIndexes = ${JSON.stringify(Object.fromEntries(indexes))};\n`;
  writeGenerated('search', module);
}

function titlesOf({ index }: CompiledSearch): [path: string, title: string, product: ProductId | null][] {
  return index.pages.map(({ path, title, product }) => [path, title, product]);
}

function write(url: string, text: string): void {
  const file = join(assetsFolder(), url);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
