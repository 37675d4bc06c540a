import { describe, expect, test } from 'vitest';
import { checkLinks, type LinkedPage } from '../../../../scripts/content/checks/check-links.ts';
import { checkNavigation } from '../../../../scripts/content/checks/check-navigation.ts';
import { ContentError, formatProblem } from '../../../../scripts/shared/problem.ts';

const page = (path: string, anchors: string[], link: { path: string; hash?: string } | null = null): LinkedPage => ({
  path,
  file: `${path.slice(1)}.md`,
  anchors: new Set(anchors),
  links: link ? [{ hash: '', ...link, line: 7 }] : [],
});

describe('checkLinks', () => {
  const target = page('/b', ['usage', 'api', 'slots']);
  const long = page(
    '/long',
    Array.from({ length: 9 }, (_, index) => `part-${index + 1}`),
  );
  const extra = new Set(['/toolpad/settings']);
  const check = (link: { path: string; hash?: string }) =>
    checkLinks([page('/a', ['start'], link), target, long], extra).map(formatProblem);

  test.each([
    { path: '/b' },
    { path: '/b', hash: 'usage' },
    { path: '', hash: 'start' },
    { path: '/toolpad/settings' },
    { path: '/toolpad/settings', hash: 'any' },
  ])('%j is good', (link) => {
    expect(check(link)).toEqual([]);
  });

  test.each([
    [{ path: '/c' }, 'a.md:7: The link to /c is broken: no page has this path. Correct it, or write the page.'],
    [{ path: '/b', hash: 'usa' }, 'a.md:7: The link to /b#usa is broken: the page has no such anchor. Use one of: usage.'],
    [{ path: '/b', hash: 'x' }, 'a.md:7: The link to /b#x is broken: the page has no such anchor. Use one of: usage, api, slots.'],
    [
      { path: '/long', hash: 'x' },
      'a.md:7: The link to /long#x is broken: the page has no such anchor. Use one of: part-1, part-2, part-3, part-4, part-5, part-6, part-7, part-8.',
    ],
    [{ path: '', hash: 'gone' }, 'a.md:7: The link to #gone is broken: the page has no such anchor. Use one of: start.'],
  ])('%j is broken', (link, problem) => {
    expect(check(link)).toEqual([problem]);
  });
});

describe('checkNavigation', () => {
  const docs = (path: string) => ({ path, file: `${path}.md`, layout: 'docs' as const });
  const trees = (...paths: string[]) => ({
    core: { file: 'core.ts', entries: [{ pathname: '/toolpad/core/group', children: paths.map((pathname) => ({ pathname })) }] },
    studio: { file: 'studio.ts', entries: [] },
  });
  const [A, B] = ['/toolpad/core/a', '/toolpad/core/b'];
  const textOf = (file: string) => (file === 'core.ts' ? `[\n  '${A}',\n  '${A}',\n  '${B}',\n]` : `[\n  '${A}',\n]`);

  test.each([
    ['every page in a tree', [A, B], [docs(A), docs(B)], []],
    ['a landing page in no tree', [A], [docs(A), { ...docs('/toolpad/core'), layout: 'landing' as const }], []],
    ['a page of no product in no tree', [A], [docs(A), docs('/privacy')], []],
    [
      'a page in no tree',
      [A],
      [docs(A), docs(B)],
      [`${B}.md:1: The page ${B} is in no navigation tree. Add \`{ pathname: '${B}' }\` to core.ts.`],
    ],
    [
      'a page of the builder in no tree',
      [],
      [docs('/toolpad/studio/a')],
      [
        "/toolpad/studio/a.md:1: The page /toolpad/studio/a is in no navigation tree. Add `{ pathname: '/toolpad/studio/a' }` to studio.ts.",
      ],
    ],
    [
      'an entry without a page',
      [A, B],
      [docs(A)],
      [`core.ts:4: The entry ${B} has no page. Write content/pages/core/b.md, or remove the entry.`],
    ],
    [
      'two entries of one path',
      [A, A],
      [docs(A)],
      [`core.ts:3: Duplicated pathname ${A} in pages. Remove one of the two entries, or give it a path of its own.`],
    ],
  ])('%s: the problems are as they should be', (_name, paths, pages, problems) => {
    expect(checkNavigation(trees(...paths), pages, textOf).map(formatProblem)).toEqual(problems);
  });

  test('a path in both trees is a problem', () => {
    const both = { ...trees(A), studio: { file: 'studio.ts', entries: [{ pathname: A }] } };
    expect(checkNavigation(both, [docs(A)], textOf).map(formatProblem)).toEqual([
      `studio.ts:2: Duplicated pathname ${A} in pages. Remove one of the two entries, or give it a path of its own.`,
    ]);
  });
});

describe('ContentError', () => {
  test('lists every problem, one a line, as an editor can open it', () => {
    const problems = [
      { file: 'a.md', line: 3, message: 'Wrong. Correct it.' },
      { file: 'b.md', line: 1, message: 'Missing. Add it.' },
    ];
    const error = new ContentError(problems);
    expect([error.name, error.message, error.problems]).toEqual([
      'ContentError',
      'a.md:3: Wrong. Correct it.\nb.md:1: Missing. Add it.',
      problems,
    ]);
  });
});
