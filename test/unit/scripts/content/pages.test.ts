import { describe, expect, test } from 'vitest';
import { compilePage } from '../../../../scripts/content/compile-page.ts';
import { finishPage } from '../../../../scripts/content/compile-site.ts';
import { createMarkdown } from '../../../../scripts/content/markdown.ts';
import { pageFiles, pathOfFile } from '../../../../scripts/shared/content-files.ts';
import { formatProblem } from '../../../../scripts/shared/problem.ts';
import { htmlOfBlocks } from '../../../helpers/html/markdown.tsx';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

const HEAD = '---\ntitle: Installation\ndescription: Add the kit to a project.\n---\n';
const md = createMarkdown();

/** Compiles one page of a project that holds nothing else. */
function compile(source: string, path = '/toolpad/core/introduction/installation') {
  const words = { 'content/translations/en.json': '{"apiSection":"See:"}', 'content/translations/zh.json': '{}' };
  return compilePage(temporaryProject({ 'a.md': source, ...words }), 'a.md', path, md);
}

describe('pathOfFile', () => {
  test.each([
    ['content/pages/index.md', '/toolpad'],
    ['content/pages/core.md', '/toolpad/core'],
    ['content/pages/core/introduction.md', '/toolpad/core/introduction'],
  ])('%s has the path %s', (file, path) => {
    expect(pathOfFile(file)).toBe(path);
  });
});

describe('pageFiles', () => {
  test('lists English pages, translations not', () => {
    const project = temporaryProject({
      'content/pages/index.md': '',
      'content/pages/core.md': '',
      'content/pages/core.zh.md': '',
      'content/pages/a.txt': '',
    });
    expect(pageFiles(project)).toEqual([
      { file: 'content/pages/core.md', path: '/toolpad/core' },
      { file: 'content/pages/index.md', path: '/toolpad' },
    ]);
  });
});

describe('compilePage', () => {
  test('names problems by the line of the file, below the frontmatter', () => {
    const { problems } = compile(`${HEAD}\n# One\n\n[a](b)\n`);
    expect(problems.map(formatProblem)).toEqual([
      'a.md:6: The body has an h1, but the title already is one. Use `##`, or change the title in the frontmatter.',
      'a.md:8: The link `b` is neither a path of this site nor https. Write `/toolpad/…`, `#anchor` or `https://…`.',
    ]);
  });

  test('has no page when the frontmatter is unusable', () => {
    const { page, problems } = compile('# No frontmatter');
    expect([page, problems.length]).toEqual([undefined, 1]);
  });

  test('ends a component page with links to the reference', () => {
    const { page } = compile(HEAD.replace('---\n', '---\ncomponents: [Account, SignInPage]\n'));
    expect(page?.env.headings.map(({ id }) => id)).toEqual(['api']);
    expect(page?.env.links.map(({ path }) => path)).toEqual(['/toolpad/core/api/account', '/toolpad/core/api/sign-in-page']);
    expect(htmlOfBlocks(page?.blocks ?? [])).toContain('<a href="/toolpad/core/api/sign-in-page"><code>&lt;SignInPage /&gt;</code></a>');
  });
});

describe('finishPage', () => {
  const finish = (path: string) => finishPage(compile(`${HEAD}\n## Start\n\nText\n`, path).page!);

  test.each([
    ['/toolpad', null],
    ['/api-docs', null],
    ['/toolpad/core', 'core'],
    ['/toolpad/studio', 'studio'],
    ['/toolpad/studio/examples/npm-stats', 'studio'],
  ])('%s belongs to the product %s', (path, product) => {
    expect(finish(path).product).toBe(product);
  });

  test('knows where a page stands in its tree', () => {
    const { breadcrumbs, previous, next, headings, source } = finish('/toolpad/core/introduction/installation');
    expect({ breadcrumbs, previous, next, headings, source }).toEqual({
      breadcrumbs: ['Introduction'],
      previous: { path: '/toolpad/core/introduction', title: 'Overview' },
      next: { path: '/toolpad/core/introduction/base-concepts', title: 'Base concepts' },
      headings: [{ id: 'start', level: 2, html: 'Start' }],
      source: 'a.md',
    });
  });

  test('knows no neighbors of a page in no tree', () => {
    const { breadcrumbs, previous, next } = finish('/toolpad');
    expect([breadcrumbs, previous, next]).toEqual([[], undefined, undefined]);
  });
});
