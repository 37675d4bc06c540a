import { expect, test } from 'vitest';
import { apiIndexPage } from '../../../../../scripts/content/api/api-index.ts';
import { generatedFrontmatter } from '../../../../../scripts/content/frontmatter.ts';
import { createMarkdown } from '../../../../../scripts/content/markdown.ts';
import { htmlOfBlocks } from '../../../../helpers/html/markdown.tsx';
import { site } from '../../../../helpers/project/site.ts';

const page = (path: string, title: string) => ({ path, data: generatedFrontmatter(title, `About ${title}.`) });

/** Headings and links of the index in order. */
function outline(pages: { path: string; data: ReturnType<typeof generatedFrontmatter> }[]): string[] {
  const html = htmlOfBlocks(apiIndexPage(site, createMarkdown(), pages).blocks);
  return [...html.matchAll(/<h2 id="([^"]+)|<li><a href="([^"]+)">([^<]+)<\/a>: ([^<]+)/g)].map(([, id, href, title, text]) =>
    id ? `# ${id}` : `${href} ${title} ${text}`,
  );
}

test('lists every API page under its kind, by title, and no other page', () => {
  expect(
    outline([
      page('/toolpad/studio/reference/api/create-function', 'createFunction'),
      page('/toolpad/core/react-use-session/api', 'useSession API'),
      page('/toolpad/core/api/list', 'List API'),
      page('/toolpad/core/react-persistent-state', 'Persistent storage state'),
      page('/toolpad/core/react-persistent-state/use-local-storage-state-api', 'useLocalStorageState API'),
      page('/toolpad/core/api/account', 'Account API'),
      page('/toolpad/studio/reference/components/list', 'List'),
      page('/toolpad/studio/reference/components', 'Components'),
    ]),
  ).toEqual([
    '# components',
    '/toolpad/core/api/account Account API About Account API.',
    '/toolpad/core/api/list List API About List API.',
    '# hooks',
    '/toolpad/core/react-persistent-state/use-local-storage-state-api useLocalStorageState API About useLocalStorageState API.',
    '/toolpad/core/react-use-session/api useSession API About useSession API.',
    '# studio-components',
    '/toolpad/studio/reference/components/list List About List.',
    '# studio-functions',
    '/toolpad/studio/reference/api/create-function createFunction About createFunction.',
  ]);
});

test('is in Chinese too, with the same places', () => {
  const { data, env, blocks } = apiIndexPage(site, createMarkdown(), [page('/toolpad/core/api/account', 'Account API')], 'zh');
  const html = htmlOfBlocks(blocks);
  expect([data.title, env.headings.map(({ id }) => id), html.includes('>Account API</a>：About')]).toEqual([
    'API 参考',
    ['components'],
    true,
  ]);
});

test('leaves out a kind without pages', () => {
  expect(outline([page('/toolpad/core/api/account', 'Account API')])).toHaveLength(2);
});

test('is a page of its own address, with a sentence for search engines and a lead', () => {
  const { path, data, env, blocks } = apiIndexPage(site, createMarkdown(), []);
  expect([path, data.title, env.problems]).toEqual(['/api-docs', 'API reference', []]);
  expect(data.description).toMatch(/^[A-Z].+\.$/);
  expect(htmlOfBlocks(blocks)).toMatch(/<p>[A-Z][^<]+\.<\/p>/);
});
