import { OWN_APP_DEMO } from '../../client/shared/own-app/own-app-css.ts';
import type { ProductId } from '../../client/shared/product.ts';
import { tableOf } from '../../client/shared/tables.ts';
import type { Dictionaries, Dictionary } from '../../client/shared/translate.ts';
import { products } from '../../content/products.ts';
import { movedPages, movedSections } from '../../content/redirects.ts';
import { minorOf } from '../api/versions/shapes.ts';
import { styledDemos } from '../demos/find-demos.ts';
import { OTHER_LANGUAGES } from '../shared/languages.ts';
import { adsModuleValues } from './ads-module.ts';
import { apiPagesByName } from './api/api-names.ts';
import { typeCards } from './api/type-cards.ts';
import { type CompiledSite, VIEW_PATHS } from './compile-site.ts';
import { demoFiles } from './demos/demo-files.ts';
import type { Project } from './project.ts';
import { searchStarts } from './search-starts.ts';
import { withoutBuildWords } from './translations.ts';

/** The texts of the modules that the Worker and the client import as `#<name>`. */
export function siteModules(project: Project, site: CompiledSite) {
  return {
    content: manifestModule(project, site),
    translations: translationsModule(project),
    ads: moduleText(adsModuleValues(project)),
    'editor-words': moduleText({ editorWords: sectionsOf(project, 'liveEdit') }),
    'demo-words': demoWordsModule(project),
    'own-app': ownAppModule(project),
    'type-cards': moduleText({ typeCards: typeCards(site.pages) }),
    'search-words': moduleText({ searchWords: sectionsOf(project, 'search', 'copied'), searchStarts: searchStarts(site) }),
    'product-names': productNamesModule(),
  };
}

function manifestModule(project: Project, { pages, written, versioned }: CompiledSite): string {
  const paths = [...pages.map((page) => page.path), ...VIEW_PATHS];
  const apiPages = apiPagesByName(paths);
  const demoNames = [...project.demos().values()].flatMap(styledDemos).map(({ name }) => name);
  // Fewer than what is translated, once most pages are: the list is in the Worker.
  const untranslated = tableOf(OTHER_LANGUAGES, (language) => {
    const translated = new Set(written[language].map(({ path }) => path));
    return paths.filter((path) => !translated.has(path));
  });
  const values = { paths, viewPaths: [...VIEW_PATHS], untranslated, apiPages, movedPages, movedSections };
  const [core, studio] = [knownVersions(project, 'core'), knownVersions(project, 'studio')];
  const versionedPages = [...new Set(versioned.map(({ path }) => path))];
  const versions = { versionedPages, knownVersions: core, latestVersions: { core: core.at(-1), studio: studio.at(-1) } };
  return moduleText({ ...values, ...versions, products, demoNames });
}

/** The minors of a product that facts are kept of, the oldest first. */
function knownVersions(project: Project, product: ProductId): string[] {
  return project.versions(product).map(({ version }) => minorOf(version));
}

function translationsModule(project: Project): string {
  const entries = Object.entries(project.dictionaries());
  // Titles of pages are a module value of their own: browsers have no use for them. Words of `::fit` travel with their pages, those of
  // the editor with the editor, those of a demo that crashed with the demos, those of the reader's own app with what changes it.
  const dictionaries = Object.fromEntries(
    entries.map(
      ([language, { pages: _titles, fit: _fit, liveEdit: _liveEdit, demoCrash: _demoCrash, ownAppMenu: _ownAppMenu, ...words }]) => [
        language,
        withoutBuildWords(words),
      ],
    ),
  );
  const pageTitles = Object.fromEntries(entries.map(([language, { pages = {} }]) => [language, pages]));
  return moduleText({ dictionaries, pageTitles });
}

/** The words of what is loaded by few, or without those of islands: these keys of each dictionary. */
function sectionsOf(project: Project, ...keys: string[]): Dictionaries {
  const words = (dictionary: Dictionary) => Object.fromEntries(Object.entries(dictionary).filter(([key]) => keys.includes(key)));
  return Object.fromEntries(Object.entries(project.dictionaries()).map(([language, dictionary]) => [language, words(dictionary)]));
}

/** What the menu of the reader's own app needs: its words, and where the project is that it is made from. */
function ownAppModule(project: Project): string {
  const demo = project.demos().get(OWN_APP_DEMO);
  return moduleText({ ownAppWords: sectionsOf(project, 'ownAppMenu'), ownAppProject: demo ? demoFiles(demo).projects.url : '' });
}

/** What a demo says when it crashes. */
export function demoWordsModule(project: Project): string {
  return moduleText({ demoWords: sectionsOf(project, 'demoCrash') });
}

/** What browsers know of the products. */
function productNamesModule(): string {
  return moduleText({ productNames: Object.fromEntries(Object.values(products).map(({ id, name }) => [id, name])) });
}

function moduleText(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`)
    .join('');
}
