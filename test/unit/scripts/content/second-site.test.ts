import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { KETTLE, kettleNavigation } from '../../../fixtures/second-site.ts';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

type Engine = {
  Project: typeof import('../../../../scripts/content/project.ts').Project;
  compileSite: typeof import('../../../../scripts/content/compile-site.ts').compileSite;
  writeSite: typeof import('../../../../scripts/content/write-site.ts').writeSite;
  writeSearch: typeof import('../../../../scripts/search/write-search.ts').writeSearch;
  beginBuild: typeof import('../../../../scripts/shared/builds.ts').beginBuild;
  assetsFolder: typeof import('../../../../scripts/shared/folders.ts').assetsFolder;
};

const ROOT = resolve(import.meta.dirname, '../../../..');
const NAVIGATION = ['core', 'studio'].map((product) => `${ROOT}/content/navigation/${product}.ts`);
const PARTS = ['content/project', 'content/compile-site', 'content/write-site', 'search/write-search', 'shared/builds', 'shared/folders'];
let engine: Engine;

/** The engine, loaded again with the navigation of another product. */
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(NAVIGATION[0]!, () => ({ coreNavigation: kettleNavigation }));
  vi.doMock(NAVIGATION[1]!, () => ({ studioNavigation: [] }));
  engine = Object.assign({}, ...(await Promise.all(PARTS.map((part) => import(`${ROOT}/scripts/${part}.ts`)))));
});

afterAll(() => {
  for (const file of NAVIGATION) vi.doUnmock(file);
  vi.resetModules();
});

function build(change: Record<string, string> = {}) {
  const project = new engine.Project(temporaryProject({ ...KETTLE, ...change }).root);
  engine.beginBuild(project.root);
  const site = engine.compileSite(project);
  engine.writeSite(project, site);
  engine.writeSearch(project, site);
  return site;
}

const read = (path: string) => readFileSync(join(engine.assetsFolder(), path), 'utf8');

describe('documentation of another product', () => {
  test('is compiled to its pages, with their place in its navigation', () => {
    const { pages, translations } = build();
    const written = pages.filter(({ source }) => source !== undefined);
    expect(written.map(({ path, title, breadcrumbs }) => [path, title, ...breadcrumbs])).toEqual([
      ['/toolpad/core', 'Kettle guide'],
      ['/toolpad/core/boil-water', 'Boil water', 'Boil'],
      ['/toolpad', 'Kettle'],
    ]);
    expect(translations.map(({ path, language, title, breadcrumbs }) => [path, language, title, ...breadcrumbs])).toEqual([
      ['/toolpad/core/boil-water', 'zh', '烧水', '烧'],
      ['/toolpad/changes', 'zh', '文档改动'],
      ['/api-docs', 'zh', 'API 参考'],
    ]);
  });

  test('is written with its navigation, its Markdown and its search', () => {
    build();
    expect(JSON.parse(read('_content/navigation/core.json'))).toEqual(JSON.parse(JSON.stringify(kettleNavigation)));
    expect(JSON.parse(read('_content/zh/toolpad/core/boil-water.md.json')).TS).toContain('export const minutes: number = 3;');
    expect(read('_content/llms-core.txt')).toContain('Boil water');
    expect(JSON.parse(read('_content/search/titles-en.json'))).toContainEqual(['/toolpad/core/boil-water', 'Boil water', 'core']);
  });

  test('is checked as strictly as this one', () => {
    expect(() =>
      build({ 'content/pages/core/lost.md': '---\ntitle: Lost\ndescription: Nowhere.\n---\n[a](/toolpad/core/react-crud)\n' }),
    ).toThrow(/The page \/toolpad\/core\/lost is in no navigation tree[\s\S]*\/toolpad\/core\/react-crud/);
  });
});
