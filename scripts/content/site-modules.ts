import type { CompiledPage } from '../../client/blocks/page.ts';
import { OWN_APP_DEMO } from '../../client/shared/own-app/own-app-css.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../client/shared/preferences/language.ts';
import type { ProductId } from '../../client/shared/product.ts';
import { products } from '../../content/products.ts';
import { movedPages, movedSections } from '../../content/redirects.ts';
import { minorOf } from '../api/versions/shapes.ts';
import { styledDemos } from '../demos/find-demos.ts';
import { adsModuleValues } from './ads-module.ts';
import { apiPagesByName } from './api/api-names.ts';
import { typeCards } from './api/type-cards.ts';
import { type CompiledSite, VIEW_PATHS } from './compile-site.ts';
import { demoFiles } from './demos/demo-files.ts';
import type { Project } from './project.ts';
import { withoutBuildWords } from './translations.ts';

/** The texts of the modules that the Worker and the client import as `#<name>`. */
export function siteModules(project: Project, site: CompiledSite) {
  return {
    content: manifestModule(project, site),
    translations: translationsModule(project),
    ads: moduleText(adsModuleValues(project)),
    'editor-words': editorWordsModule(project),
    'own-app': ownAppModule(project),
    'type-cards': moduleText({ typeCards: typeCards(site.pages) }),
    'search-words': searchWordsModule(project),
    'product-names': productNamesModule(),
  };
}

function manifestModule(project: Project, { pages, translations, versioned }: CompiledSite): string {
  const paths = [...pages.map((page) => page.path), ...VIEW_PATHS];
  const apiPages = apiPagesByName(paths);
  const demoNames = [...project.demos().values()].flatMap(styledDemos).map(({ name }) => name);
  const values = { paths, viewPaths: [...VIEW_PATHS], translated: pathsByLanguage(translations), apiPages, movedPages, movedSections };
  const [core, studio] = [knownVersions(project, 'core'), knownVersions(project, 'studio')];
  const versionedPages = [...new Set(versioned.map(({ path }) => path))];
  const versions = { versionedPages, knownVersions: core, latestVersions: { core: core.at(-1), studio: studio.at(-1) } };
  return moduleText({ ...values, ...versions, products, demoNames });
}

/** The minors of a product that facts are kept of, the oldest first. */
function knownVersions(project: Project, product: ProductId): string[] {
  return project.versions(product).map(({ version }) => minorOf(version));
}

/** The pages that each language but English has. */
function pathsByLanguage(translations: CompiledPage[]): Record<string, string[]> {
  return Object.fromEntries(
    LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map((language) => [
      language,
      translations.filter((page) => page.language === language).map(({ path }) => path),
    ]),
  );
}

function translationsModule(project: Project): string {
  const entries = Object.entries(project.dictionaries());
  // Titles of pages are a module value of their own: browsers have no use for them. Words of `::fit` travel with their pages, those of
  // the editor with the editor, those of the reader's own app with what changes it.
  const dictionaries = Object.fromEntries(
    entries.map(([language, { pages: _titles, fit: _fit, liveEdit: _liveEdit, ownAppMenu: _ownAppMenu, ...words }]) => [
      language,
      withoutBuildWords(words),
    ]),
  );
  const pageTitles = Object.fromEntries(entries.map(([language, { pages = {} }]) => [language, pages]));
  return moduleText({ dictionaries, pageTitles });
}

/** The words of the live editor, which is loaded by few. */
function editorWordsModule(project: Project): string {
  const words = Object.entries(project.dictionaries()).map(([language, { liveEdit = {} }]) => [language, { liveEdit }]);
  return moduleText({ editorWords: Object.fromEntries(words) });
}

/** What the menu of the reader's own app needs: its words, and where the project is that it is made from. */
function ownAppModule(project: Project): string {
  const words = Object.entries(project.dictionaries()).map(([language, { ownAppMenu = {} }]) => [language, { ownAppMenu }]);
  const demo = project.demos().get(OWN_APP_DEMO);
  return moduleText({ ownAppWords: Object.fromEntries(words), ownAppProject: demo ? demoFiles(demo).projects.url : '' });
}

/** The words of the search dialog's list, which is loaded without those of islands. */
function searchWordsModule(project: Project): string {
  const words = Object.entries(project.dictionaries()).map(([language, { search = {}, copied = '' }]) => [language, { search, copied }]);
  return moduleText({ searchWords: Object.fromEntries(words) });
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
