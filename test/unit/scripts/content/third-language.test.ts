import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { WrittenPage } from '../../../../client/blocks/page.ts';
import { PAGES_CACHE } from '../../../../client/shared/offline.ts';
import type { Language } from '../../../../client/shared/preferences/language.ts';
import { SITE_LANGUAGES } from '../../../../client/shared/preferences/site-languages.ts';
import { apiProject } from '../../../fixtures/api.ts';
import { MemoryCaches } from '../../../helpers/faults/memory-caches.ts';
import { stubPage, stubSite } from '../../../helpers/faults/stub-site.ts';
import { htmlOfBlocks } from '../../../helpers/html/markdown.tsx';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';
import { realWords } from '../../../helpers/real-words.ts';

type Engine = {
  Project: typeof import('../../../../scripts/content/project.ts').Project;
  compileSite: typeof import('../../../../scripts/content/compile-site.ts').compileSite;
  writeSite: typeof import('../../../../scripts/content/write-site.ts').writeSite;
  writeSearch: typeof import('../../../../scripts/search/write-search.ts').writeSearch;
  beginBuild: typeof import('../../../../scripts/shared/builds.ts').beginBuild;
  assetsFolder: typeof import('../../../../scripts/shared/folders.ts').assetsFolder;
  generatedFolder: typeof import('../../../../scripts/shared/folders.ts').generatedFolder;
  strategyOf: typeof import('../../../../client/service-worker/strategy.ts').strategyOf;
  storedPages: typeof import('../../../../client/browser/offline/stored-pages.ts').storedPages;
  routeKind: typeof import('../../../../worker/log/route-kind.ts').routeKind;
};

const ROOT = resolve(import.meta.dirname, '../../../..');
const TABLE = `${ROOT}/client/shared/preferences/site-languages.ts`;
const PARTS = [
  ...['content/project', 'content/compile-site', 'content/write-site', 'search/write-search', 'shared/builds', 'shared/folders'].map(
    (part) => `scripts/${part}`,
  ),
  ...['client/service-worker/strategy', 'client/browser/offline/stored-pages', 'worker/log/route-kind'],
];
/** A language that no line of code knows: Esperanto. */
const LINE = { eo: { name: 'Esperanto', locale: 'eo' } };
let engine: Engine;

/** The engine, and what knows addresses, loaded again with one more line in the table of languages. */
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(TABLE, () => ({ SITE_LANGUAGES: { ...SITE_LANGUAGES, ...LINE } }));
  engine = Object.assign({}, ...(await Promise.all(PARTS.map((part) => import(`${ROOT}/${part}.ts`)))));
});

afterAll(() => {
  vi.doUnmock(TABLE);
  vi.resetModules();
});

const props = [{ name: 'rows', type: 'array' }];
const schema = { properties: { Page: { description: 'One page.', type: 'object' } }, definitions: {} };
const body = '![A menu](diagram:menu)\n\n## Rows\n\n::properties{of="DataGrid"}\n\n::schema{name="Page"}\n';
const own = '![Menuo](diagram:menu)\n\n## Vicoj\n\n::properties{of="DataGrid"}\n\n::schema{name="Page"}\n';
const GRID = 'content/pages/studio/reference/components/data-grid';

/** A site with one page in the third language, and with companions of everything that pages take from elsewhere. */
const FILES: Record<string, string> = {
  ...apiProject(),
  ...stubSite({
    [`${GRID}.md`]: stubPage('Data Grid', body),
    [`${GRID}.eo.md`]: `---\ntitle: Datumkrado\ndescription: Pri la datumkrado.\n---\n${own}`,
    'content/translations/eo.json': JSON.stringify({
      apiPage: { title: '{{name}}: API', props: 'Ecoj', head: { name: 'Nomo' } },
      apiIndex: { title: 'Referenco' },
      pages: { '/toolpad/studio/reference-group': 'Referencoj' },
    }),
    'content/translations/eo-glossary.md': '| Not | But |\n| :-- | :-- |\n| kuketo | Cookie |\n',
    'content/api/facts/studio.json': JSON.stringify({ command: 'c', package: 'p@1.0.0', components: { DataGrid: { props } } }),
    'content/api/studio/data-grid.json': '{ "rows": "The rows." }',
    'content/api/studio/data-grid.eo.json': '{ "texts": { "rows": "La vicoj." } }',
    'content/schemas/studio.json': JSON.stringify(schema),
    'content/schemas/studio.eo.json': '{ "texts": { "file-Page": "Unu paĝo." } }',
    'content/diagrams/menu.svg': '<svg><text>Opens the menu</text></svg>',
    'content/diagrams/menu.eo.json': '{ "Opens the menu": "Malfermas la menuon" }',
    'content/api/core/sign-in-page.eo.json': JSON.stringify({
      description: 'Ecoj de SignInPage.',
      summary: 'Paĝo por ensaluti.',
      demos: ['Ensaluto'],
      props: { providers: 'La servoj.', slots: 'Anstataŭaĵoj.' },
      slots: { form: 'La formularo.' },
      notes: ['Atentu.'],
    }),
    'content/pages/core/react-sign-in-page.md': stubPage('Sign-in Page', '## Basic usage\n'),
  }),
  'content/translations/en.json': JSON.stringify(realWords('en')),
};

function build(change: Record<string, string> = {}) {
  const project = new engine.Project(temporaryProject({ ...FILES, ...change }).root);
  engine.beginBuild(project.root);
  const site = engine.compileSite(project);
  engine.writeSite(project, site);
  engine.writeSearch(project, site);
  return site;
}

const read = (path: string) => JSON.parse(readFileSync(join(engine.assetsFolder(), path), 'utf8'));
const EO = 'eo' as Language;
const inEsperanto = (pages: readonly WrittenPage[]) => pages.filter(({ language }) => language === EO);

describe('a third language', () => {
  test('is a line in the table of languages, a dictionary, and files beside the English ones', () => {
    const { translations, warnings } = build();
    expect(inEsperanto(translations).map(({ path, title }) => [path, title])).toEqual([
      ['/toolpad/studio/reference/components/data-grid', 'Datumkrado'],
      ['/toolpad/core/api/sign-in-page', 'SignInPage: API'],
      ['/toolpad/changes', 'Changes of the docs'],
      ['/api-docs', 'Referenco'],
    ]);
    expect(warnings.map((text) => text.split(' ')[0]).filter((file) => file?.includes('.eo.'))).toEqual([
      `${GRID}.eo.md`,
      'content/api/core/sign-in-page.eo.json',
      'content/api/studio/data-grid.eo.json',
      'content/schemas/studio.eo.json',
    ]);
  });

  test('says what pages take from elsewhere in its own words', () => {
    const [grid, signIn] = inEsperanto(build().translations);
    const html = [grid, signIn].map((page) => htmlOfBlocks(page!.blocks)).join('');
    for (const words of ['La vicoj.', '<th role="columnheader">Nomo</th>', 'Unu paĝo.', '>Malfermas la menuon</text>', 'La formularo.'])
      expect(html).toContain(words);
    expect(html).not.toMatch(/The rows|One page|Opens the menu|The form/);
    expect(grid?.breadcrumbs[0]).toBe('Referencoj');
  });

  test('is written with its pages, its Markdown, its words and its search', () => {
    build();
    expect(read('_content/eo/toolpad/studio/reference/components/data-grid.json').languages).toEqual(['en', 'eo']);
    expect(read('_content/eo/toolpad/studio/reference/components/data-grid.md.json').TS).toContain('La vicoj.');
    const generated = (name: string) => readFileSync(join(engine.generatedFolder(), name), 'utf8');
    const untranslated: string[] = JSON.parse(/untranslated = (\{[^}]*\})/.exec(generated('content.ts'))![1]!).eo;
    expect(untranslated).not.toContain('/toolpad/studio/reference/components/data-grid');
    expect(untranslated).toContain('/toolpad/offline');
    expect(generated('translations.ts')).toContain('"eo":');
    expect(read('_content/search/titles-eo.json')).toContainEqual([
      '/toolpad/studio/reference/components/data-grid',
      'Datumkrado',
      'studio',
    ]);
  });

  test('is held to its glossary', () => {
    expect(() => build({ [`${GRID}.eo.md`]: FILES[`${GRID}.eo.md`]!.replace('Vicoj', 'Vicoj de kuketo') })).toThrow(
      '“kuketo” is written “Cookie” in the glossary.',
    );
  });

  test('is read offline', async () => {
    const origin = 'https://docs.example';
    const asked = (path: string, mode: RequestMode) =>
      engine.strategyOf({ url: origin + path, mode, method: 'GET', headers: new Headers() }, origin);
    expect(asked('/eo/toolpad/core', 'navigate')).toBe('page');
    expect(asked('/eo/toolpad/core.md', 'cors')).toBe('fresh');

    const caches = new MemoryCaches(origin);
    vi.stubGlobal('caches', caches);
    const cache = await caches.open(PAGES_CACHE);
    for (const path of ['/toolpad/core', '/eo/toolpad/core', '/zh/toolpad/core', '/eo/toolpad/offline', '/fr/toolpad/core'])
      await cache.put(path, new Response(`<title>${path} - Toolpad Core</title>`));
    expect(await engine.storedPages(EO)).toEqual([{ path: '/eo/toolpad/core', title: '/eo/toolpad/core' }]);
    expect(await engine.storedPages('en')).toEqual([{ path: '/toolpad/core', title: '/toolpad/core' }]);
    vi.unstubAllGlobals();
  });

  test('has its searches told apart in the log', () => {
    expect(engine.routeKind('/eo/toolpad/search')).toBe('search');
    expect(engine.routeKind('/fr/toolpad/search')).toBe('page');
  });
});
