import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leavesOf } from '../../../../client/shared/navigation.ts';
import { compileSite } from '../../../../scripts/content/compile-site.ts';
import { writePage, writeSite } from '../../../../scripts/content/write-site.ts';
import { beginBuild } from '../../../../scripts/shared/builds.ts';
import { TREES } from '../../../../scripts/shared/content-files.ts';
import { assetsFolder, generatedFolder, pictureList } from '../../../../scripts/shared/folders.ts';
import { stubPage, stubSite } from '../../../helpers/faults/stub-site.ts';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

const INTRO = 'content/pages/core/introduction.md';

/** Builds the content of a site with these changes; what was written is read from then on. */
function build(change: Record<string, string> = {}) {
  const project = temporaryProject(stubSite(change));
  beginBuild(project.root);
  const site = compileSite(project);
  return { project, site, hash: writeSite(project, site) };
}

const textOf = (path: string) => readFileSync(join(assetsFolder(), path), 'utf8');
const read = (path: string) => JSON.parse(textOf(path));
const lines = (path: string) => textOf(path).split('\n');

/** The values that a generated module exports. */
function moduleValues(name: string): Record<string, unknown> {
  const [head, ...exports] = readFileSync(join(generatedFolder(), name), 'utf8').trimEnd().split('\n');
  expect(head).toBe('// Made by `npm run build`; not to be edited.');
  return Object.fromEntries(
    exports.map((line) => {
      const [, key, value] = /^export const (\w+) = (.+) as const;$/.exec(line)!;
      return [key, JSON.parse(value!)];
    }),
  );
}

describe('assets', () => {
  test('every page in its language, with its Markdown, and without what the build alone needs', () => {
    build({ [INTRO]: stubPage('/toolpad/core/introduction', 'Some **words**.') });
    const page = read('_content/en/toolpad/core/introduction.json');
    expect(page).toMatchObject({ path: '/toolpad/core/introduction', language: 'en', blocks: [{ kind: 'prose' }] });
    expect(page.blocks[0].text).toEqual({ html: [expect.stringContaining('<strong>words</strong>')] });
    expect(read('_content/en/toolpad/core/introduction.md.json').TS).toContain('Some **words**.');
    expect(read('_content/zh/toolpad.json').title).toBe('首页');
    expect(read('_content/zh/toolpad.md.json').TS).toContain('url: "https://docs.invalid/zh/toolpad"');
    expect(globSync('_content/zh/**/*.json', { cwd: assetsFolder() })).toHaveLength(12);
  });

  test('the trees of navigation', () => {
    build();
    for (const [product, { entries }] of Object.entries(TREES)) {
      expect(read(`_content/navigation/${product}.json`)).toEqual(JSON.parse(JSON.stringify(entries)));
    }
  });

  test('the source and the projects of each demo in its stylings', () => {
    const code = 'export default function GroupBasic() {\n  return 1;\n}\n';
    build({ 'content/demos/group/basic/tailwind/index.tsx': code });
    const urls = globSync('toolpad/assets/demos/*.json', { cwd: assetsFolder() }).map((file) => file.replace(/-[\da-f]{8}/, ''));
    expect(urls.sort()).toEqual(['toolpad/assets/demos/GroupBasic.projects.json', 'toolpad/assets/demos/GroupBasic.source.json']);
    expect(globSync('_demos/source/*', { cwd: assetsFolder() }).sort()).toEqual(
      ['GroupBasic', 'tailwind-GroupBasic'].flatMap((name) => [`_demos/source/${name}.blocks.json`, `_demos/source/${name}.json`]),
    );
    expect(read('_demos/source/tailwind-GroupBasic.json').TS).toContain('return 1;');
    expect(read('_demos/source/GroupBasic.blocks.json')).toMatchObject([{ styling: 'system' }]);
  });

  test('the days of the last changes, where they are known', () => {
    build();
    expect(read('_content/last-modified.json')).toEqual({});
  });

  test('what the pictures of all pages say, by their names', () => {
    const { site } = build();
    const pictures = JSON.parse(readFileSync(pictureList(), 'utf8'));
    const intro = site.pages.find(({ path }) => path === '/toolpad/core/introduction')!;
    expect(pictures[intro.picture.split('/').at(-1)!]).toEqual({
      title: '/toolpad/core/introduction',
      description: 'About /toolpad/core/introduction.',
      section: 'Introduction',
      product: 'Toolpad Core',
      version: 'v0.14.0',
    });
    expect(Object.values(pictures)).toContainEqual(expect.objectContaining({ title: '首页' }));
  });
});

describe('modules', () => {
  test('the manifest: paths, what is not translated, API pages, demos', () => {
    const { site } = build();
    const { paths, viewPaths, untranslated, apiPages, demoNames, products } = moduleValues('content.ts');
    const views = ['/toolpad/search', '/toolpad/settings', '/toolpad/offline'];
    const translated = new Set(['/toolpad/core/introduction', '/toolpad', '/toolpad/changes', '/api-docs']);
    expect(paths).toEqual([...site.pages.map(({ path }) => path), ...views]);
    expect({ viewPaths, untranslated, demoNames }).toEqual({
      viewPaths: views,
      untranslated: { zh: [...site.pages.map(({ path }) => path).filter((path) => !translated.has(path)), ...views] },
      demoNames: ['GroupBasic'],
    });
    expect(apiPages).toMatchObject({ account: '/toolpad/core/api/account' });
    expect(products).toMatchObject({ core: { name: 'Toolpad Core' } });
  });

  test('words, without those that only the build writes, and titles of pages apart from them', () => {
    build();
    expect(moduleValues('translations.ts')).toEqual({
      dictionaries: {
        en: { colon: ': ', ads: { tag: 'Ad', by: 'by' }, studioNotice: 'Deprecated.' },
        zh: { colon: '：', ads: { tag: '广告' } },
      },
      pageTitles: { en: {}, zh: { '/toolpad/core/intro-group': '介绍' } },
    });
  });

  test('words around ads: English fills in', () => {
    build();
    const { adWords, houseAds } = moduleValues('ads.ts');
    expect(adWords).toEqual({ en: { tag: 'Ad', by: 'by' }, zh: { tag: '广告', by: 'by' } });
    expect(houseAds).not.toEqual([]);
  });
});

/** Pages that no navigation lists. */
const OF_THE_SITE = ['/toolpad/changes', '/api-docs'];

describe('indexes for language models', () => {
  const LINK = /^- \[([^\]]+)\]\(https:\/\/docs\.invalid([^)]+)\)(?:: (.*))?$/;
  const links = (path: string) => lines(path).flatMap((line) => LINK.exec(line)?.slice(1, 4).join(' | ') ?? []);
  const introduction = leavesOf(TREES.core.entries.slice(0, 1)).map(({ pathname }) => `${pathname} | ${pathname}.md | About ${pathname}.`);

  test('the short one names some groups of each product, and where the rest is', () => {
    build();
    const named = links('_content/llms.txt');
    expect(lines('_content/llms.txt').filter((line) => line.startsWith('#'))).toEqual([
      '# Toolpad',
      '## Toolpad Core',
      '## Toolpad Studio',
      '## Optional',
    ]);
    // Pages about the project are named in the index of the product alone.
    const aboutProject = /whats-new|upgrade-to|roadmap|support/;
    const first = ['All pages of Toolpad Core | /toolpad/core/llms.txt | ', ...introduction.filter((line) => !aboutProject.test(line))];
    expect(named.slice(0, first.length)).toEqual(first);
    expect(named.join()).not.toMatch(aboutProject);
    expect(named).toContain('/toolpad/core/react-account | /toolpad/core/react-account.md | About /toolpad/core/react-account.');
    expect(named.join()).not.toContain('/toolpad/core/api/');
    expect(named.slice(-2)).toEqual(['Everything in one file | /llms-full.txt | ', 'API reference | /api-docs.md | ']);
    expect(textOf('_content/llms.txt')).toContain('Toolpad Core 0.14.0, React components');
  });

  test.each(['core', 'studio'] as const)('that of %s has every page with its sentence, by groups', (product) => {
    build();
    const paths = leavesOf(TREES[product].entries).map(({ pathname }) => pathname);
    const all = links(`_content/llms-${product}.txt`);
    expect(all.slice(0, paths.length)).toEqual(paths.map((path) => `${path} | ${path}.md | About ${path}.`));
    // Pages about the site itself stand in no navigation, and in both indexes.
    expect(all.slice(paths.length)).toEqual(OF_THE_SITE.map((path) => expect.stringContaining(` | ${path}.md | `)));
    const [title, , summary, , first] = lines(`_content/llms-${product}.txt`);
    expect(title).toMatch(/^# Toolpad (?:Core 0\.14\.0|Studio 0\.13\.0)$/);
    expect([summary, first]).toEqual([`> About /toolpad/${product}.`, `## ${TREES[product].entries[0]!.title}`]);
    const headings = lines(`_content/llms-${product}.txt`).filter((line) => line.startsWith('## '));
    expect(headings).toEqual([...TREES[product].entries.map(({ title }) => `## ${title}`), '## These docs']);
  });

  test('the whole text has every page once, in reading order', () => {
    const { site } = build();
    const urls = lines('_content/llms-full.txt').flatMap((line) => /^url: "https:\/\/docs\.invalid(.*)"$/.exec(line)?.[1] ?? []);
    const trees = Object.entries(TREES).flatMap(([id, { entries }]) => [
      `/toolpad/${id}`,
      ...leavesOf(entries).map((leaf) => leaf.pathname),
    ]);
    expect(urls).toEqual(['/toolpad', ...trees, ...OF_THE_SITE]);
    expect(urls).toHaveLength(site.pages.length);
  });
});

describe('the hash of what was written', () => {
  test.each<[string, Record<string, string>, boolean]>([
    ['the same files', {}, true],
    ['another text of a page', { [INTRO]: stubPage('/toolpad/core/introduction', 'Words.') }, false],
    ['another word of the interface', { 'content/translations/en.json': '{"ads":{},"studioNotice":"Old."}' }, false],
    ['another demo', { 'content/demos/group/other/system/index.tsx': 'export default function GroupOther() {\n  return 1;\n}\n' }, false],
  ])('%s → the same hash: $2', (_, change, isSame) => {
    const before = build().hash;
    expect(build(change).hash === before).toBe(isSame);
  });
});

test('a page that is written again changes alone, and its picture is listed beside the others', () => {
  const { project, site } = build();
  const [page, other] = site.pages;
  const before = [read(`_content/en${other!.path}.json`), Object.keys(JSON.parse(readFileSync(pictureList(), 'utf8'))).length];
  writePage(project, { ...page!, title: 'Another', picture: '/toolpad/assets/og/another.png' });
  expect(read(`_content/en${page!.path}.json`).title).toBe('Another');
  expect(read(`_content/en${page!.path}.md.json`).TS).toContain('# Another');
  const pictures = JSON.parse(readFileSync(pictureList(), 'utf8'));
  expect([read(`_content/en${other!.path}.json`), Object.keys(pictures).length - 1]).toEqual(before);
  expect(pictures['another.png'].title).toBe('Another');
});
