import { describe, expect, test } from 'vitest';
import { compileSite, finishPage } from '../../../../scripts/content/compile-site.ts';
import { ContentError, formatProblem } from '../../../../scripts/shared/problem.ts';
import { stubPage, stubSite } from '../../../helpers/faults/stub-site.ts';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

const INTRO = 'content/pages/core/introduction.md';
/** A page that has no translation. */
const OVERVIEW = 'content/pages/core/all-components.md';

function compile(change: Record<string, string> = {}) {
  return compileSite(temporaryProject(stubSite(change)));
}

/** The problems of the site with these files in it, as the build prints them. */
function problemsWith(change: Record<string, string>): string[] {
  try {
    compile(change);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(formatProblem);
    throw error;
  }
}

function pageWith(body: string, frontmatter = '') {
  const diagram = { 'content/diagrams/none.svg': '<svg></svg>' };
  const { pages } = compile({ [OVERVIEW]: stubPage('Title', body, frontmatter), ...diagram });
  return pages.find(({ path }) => path === '/toolpad/core/all-components')!;
}

describe('a site', () => {
  test('without a fault has every page, the index of the API, and what is translated in its language', () => {
    const { pages, translations, markdown } = compile();
    expect(pages.slice(0, 2).map(({ path }) => path)).toEqual(['/toolpad/core', '/toolpad/core/all-components']);
    expect(pages.at(-1)?.path).toBe('/api-docs');
    expect(markdown.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
    expect(translations.map(({ path, language, title }) => [path, language, title])).toEqual([
      ['/toolpad/core/introduction', 'zh', '概述'],
      ['/toolpad', 'zh', '首页'],
      ['/toolpad/changes', 'zh', '文档改动'],
      ['/api-docs', 'zh', 'API 参考'],
    ]);
  });

  test('names its translations, and warns where they are older than their page', () => {
    const { pages, translations, warnings } = compile();
    const languages = Object.fromEntries(pages.map((page) => [page.path, page.languages]));
    expect(languages).toMatchObject({ '/toolpad': ['en', 'zh'], '/toolpad/core': ['en'] });
    expect(translations[0]).toMatchObject({ languages: ['en', 'zh'], outdated: [{ id: 'main-content', level: 2, html: '概述' }] });
    expect(pages.flatMap(({ outdated }) => outdated)).toEqual([]);
    expect(warnings.map((text) => text.split(' ')[0])).toEqual(['content/pages/core/introduction.zh.md', 'content/pages/index.zh.md']);
  });

  test('leaves out a translation that no longer fits its page, and says so', () => {
    const { pages, translations, warnings } = compile({
      'content/pages/index.zh.md': '---\ntitle: 首页\ndescription: 关于首页。\n---\n## 多余',
    });
    expect(pages.find(({ path }) => path === '/toolpad')?.languages).toEqual(['en']);
    expect(translations.map(({ path }) => path)).not.toContain('/toolpad');
    expect(warnings.join('\n')).toContain('content/pages/index.zh.md:5 no longer matches its English page');
  });

  test.each<[string, Record<string, string>, string[]]>([
    [
      'a page with a problem, or none that can be used',
      { [INTRO]: stubPage('/toolpad/core/introduction', '# One'), 'content/pages/index.md': 'No frontmatter' },
      [
        `${INTRO}:5: The body has an h1, but the title already is one. Use \`##\`, or change the title in the frontmatter.`,
        'content/pages/index.md:1: The page has no frontmatter. Begin it with `---`, `title: …`, `description: …`, `---`.',
      ],
    ],
    [
      'a translation of no page, or into a language that the site does not have',
      { 'content/pages/core/gone.zh.md': stubPage('x'), 'content/pages/core/introduction.fr.md': stubPage('x') },
      ['content/pages/core/gone.zh.md', 'content/pages/core/introduction.fr.md'].map(
        (file) =>
          `${file}:1: This file translates no page into a language of the site. Name it as an English page with \`.zh.md\` at the end.`,
      ),
    ],
    [
      'a translation with a problem',
      { 'content/pages/index.zh.md': '---\ntitle: 首页\ndescription: 关于首页。\n---\n```bash\nls\n```' },
      ['content/pages/index.zh.md:5: A translation shows the code of the English page. Write `::code` in place of this fence.'],
    ],
    [
      'links that lead nowhere, from a translation too',
      {
        [INTRO]: stubPage('/toolpad/core/introduction', '[a](/toolpad/gone) [b](/toolpad/settings) [c](#there)\n\n## There'),
        'content/pages/core/introduction.zh.md': '---\ntitle: 概述\ndescription: 关于概述。\n---\n[a](/toolpad#gone)\n\n## 那里',
      },
      [
        `${INTRO}:5: The link to /toolpad/gone is broken: no page has this path. Correct it, or write the page.`,
        'content/pages/core/introduction.zh.md:5: The link to /toolpad#gone is broken: the page has no such anchor. Use one of: .',
      ],
    ],
    [
      'a component in the frontmatter that has no reference',
      { [OVERVIEW]: stubPage('Title', 'Text.\n\nMore.\n', 'components: [DashbordLayout]\n') },
      [`${OVERVIEW}:4: The link to /toolpad/core/api/dashbord-layout is broken: no page has this path. Correct it, or write the page.`],
    ],
    [
      'a hero that leads nowhere and shows what is not there',
      {
        'content/pages/core.md': stubPage(
          'Core',
          'Text.',
          'layout: landing\nhero:\n  headline: Head\n  lead: Lead.\n  demo: { name: Gone, caption: A demo }\n  actions: [{ text: Start, href: /toolpad/gone }]\n',
        ),
      },
      [
        'content/pages/core.md:8: There is no demo `Gone`. Correct the name, or write it with `npm run new -- demo Gone`.',
        'content/pages/core.md:9: The link to /toolpad/gone is broken: no page has this path. Correct it, or write the page.',
      ],
    ],
    [
      'a page that no navigation leads to',
      { 'content/pages/core/new.md': stubPage('/toolpad/core/new') },
      [
        "content/pages/core/new.md:1: The page /toolpad/core/new is in no navigation tree. Add `{ pathname: '/toolpad/core/new' }` to content/navigation/core.ts.",
      ],
    ],
    [
      'texts of a builder’s component that there is not',
      { 'content/api/studio/gone.json': '{}' },
      [
        'content/api/studio/gone.json:1: Studio has no component with this name. Name the file as one of its components, such as `data-grid.json`.',
      ],
    ],
    [
      'a description without facts',
      { 'content/api/core/account.json': '{' },
      [expect.stringMatching(/^content\/api\/facts\/core\.json:1: /), expect.stringMatching(/^content\/api\/core\/account\.json:1: /)],
    ],
  ])('with %s is not compiled, and says what to do', (_, change, problems) => {
    expect(problemsWith(change)).toEqual(expect.arrayContaining(problems));
  });
});

describe('a page of a site', () => {
  test('has what its frontmatter says', () => {
    const hero = 'hero: { headline: Head, lead: Lead., actions: [] }\n';
    expect(pageWith('', `layout: landing\nads: false\nfonts: condensed\n${hero}`)).toMatchObject({
      title: 'Title',
      description: 'About Title.',
      layout: 'landing',
      ads: false,
      fonts: 'condensed',
      hero: { headline: 'Head', lead: 'Lead.', actions: [] },
      language: 'en',
    });
  });

  test.each([
    ['words', 'Text and `code`.', false],
    ['a fence', '```bash\nls\n```', true],
    ['tabs with a fence', ':::tabs\n```bash tab="a"\nls\n```\n:::', true],
    ['a fence in a list', '- a\n\n  ```bash\n  ls\n  ```', true],
    ['a list of words beside a picture', '- a\n\n  ![x](diagram:none)', false],
    ['a fence in a callout', ':::info\n```bash\nls\n```\n:::', true],
    ['a callout with words', ':::info\nText\n:::', false],
    ['a fence in cards', ':::cards\n- a\n\n  ```bash\n  ls\n  ```\n:::', true],
    ['a demo with its code', '::demo{name="GroupBasic" title="A"}', true],
    ['a demo without a toolbar', '::demo{name="GroupBasic" title="A" toolbar="false"}', false],
  ])('with %s: highlighted code: $2', (_, body, hasCode) => {
    expect(pageWith(body).hasCode).toBe(hasCode);
  });

  test.each([
    ['/toolpad/core/introduction', undefined, '/toolpad/core/introduction/installation'],
    ['/toolpad/core/introduction/installation', '/toolpad/core/introduction', '/toolpad/core/introduction/base-concepts'],
    ['/toolpad/core', undefined, undefined],
    ['/api-docs', undefined, undefined],
  ])('%s stands between %s and %s', (path, previous, next) => {
    const page = compile().pages.find((one) => one.path === path);
    expect([page?.previous?.path, page?.next?.path]).toEqual([previous, next]);
  });

  test('is the last of its tree: nothing comes next', () => {
    const { pages } = compile();
    const last = pages.filter(({ previous, next }) => previous && !next);
    expect(last.map(({ product }) => product).sort()).toEqual(['core', 'studio']);
  });

  test('names the groups above it in its language, each once', () => {
    const { pages, translations, markdown } = compile();
    const trail = (path: string) => pages.find((page) => page.path === path)?.breadcrumbs;
    expect(trail('/toolpad/core/react-account')).toEqual(['Components', 'Authentication']);
    expect(translations.find(({ path }) => path === '/toolpad/core/introduction')?.breadcrumbs).toEqual(['介绍']);
    expect(finishPage(markdown.find(({ path }) => path === '/toolpad/core')!).breadcrumbs).toEqual([]);
  });

  test('that no file holds has no source to edit', () => {
    const { pages } = compile();
    expect([pages.at(-1)?.source, pages[0]?.source]).toEqual([undefined, 'content/pages/core.md']);
  });
});
