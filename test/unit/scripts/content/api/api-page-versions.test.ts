import { expect, test } from 'vitest';
import type { WrittenBlock } from '../../../../../client/blocks/blocks.ts';
import { apiPages } from '../../../../../scripts/content/api/api-pages.ts';
import type { MarkdownPage } from '../../../../../scripts/content/compile-page.ts';
import { createMarkdown } from '../../../../../scripts/content/markdown.ts';
import { apiProject, DESCRIPTION, FACTS } from '../../../../fixtures/api.ts';
import { htmlOfBlocks } from '../../../../helpers/html/markdown.tsx';
import { temporaryProject } from '../../../../helpers/project/temporary-project.ts';

const NEEDS = { peers: {}, optional: [], node: '>=18' };
const PROVIDERS = { type: 'Array<AuthProvider | "x">', required: true };
const COMPONENT = {
  SignInPage: { kind: 'component' },
  'SignInPage.prop.providers': { type: 'AuthProvider[]', required: true },
  'SignInPage.prop.slots': { type: 'SignInPageSlots', default: '{}' },
};

/** What each version has that the one before has not; the documented one gets a slot, and the next a prop. */
const VERSIONS: Record<string, object> = {
  '0.12.1': { Other: { kind: 'component' } },
  '0.13.0': COMPONENT,
  '0.14.0': { 'SignInPage.prop.providers': PROVIDERS, 'SignInPage.slot.form': { type: 'React.ElementType', default: 'Form' } },
  '0.15.0': { 'SignInPage.prop.locale': { type: 'string' }, 'SignInPage.prop.note': { type: 'string' } },
};

const WITH_LATER = { ...DESCRIPTION, later: { locale: 'The **language**.' } };

function pageWith(versions: Record<string, object>): MarkdownPage {
  const files = Object.entries(versions).map(([version, set]): [string, string] => [
    `content/api/facts/versions/core/${version.replace(/\.\d+$/, '')}.json`,
    JSON.stringify({ command: 'npm run api -- --add <version>', version, needs: NEEDS, set, removed: [] }),
  ]);
  const project = temporaryProject({ ...apiProject(WITH_LATER, { SignInPage: FACTS, AppProvider: FACTS }), ...Object.fromEntries(files) });
  const { pages, problems } = apiPages(project, createMarkdown());
  expect(problems).toEqual([]);
  return pages[0]!;
}

const idsOf = (headings: readonly { id: string }[]) => headings.map(({ id }) => id);
const rowIds = (...props: string[]) => props.map((name) => `sign-in-page-prop-${name}`);
const rowsOf = (blocks: readonly WrittenBlock[]) => [...htmlOfBlocks(blocks).matchAll(/<tr role="row" id="([^"]+)"/g)].map(([, id]) => id);

test('a page shows the documented version, and names the others and since when there is a component', () => {
  expect(pageWith(VERSIONS).blocks.find(({ kind }) => kind === 'versions')).toEqual({
    kind: 'versions',
    product: 'Toolpad Core',
    name: 'SignInPage',
    known: ['0.12', '0.13', '0.14', '0.15'],
    documented: '0.14',
    shown: '0.14',
    since: '0.13',
  });
});

test('its tables have the rows of later versions, with their words or none, and say what has changed', () => {
  const { blocks } = pageWith(VERSIONS);
  expect(rowsOf(blocks)).toEqual(rowIds('providers', 'slots', 'locale', 'note').concat('SignInPage-css-form'));
  const html = htmlOfBlocks(blocks);
  expect(html).toContain('The <strong>language</strong>.');
  expect(html).toMatch(/id="sign-in-page-prop-note">.*?<td role="cell" class="none">-<\/td>/);
  expect(html.match(/class="mark"/g)).toHaveLength(4);
});

test('each other version that has the component has tables of its own, in the place of the page’s', () => {
  const page = pageWith(VERSIONS);
  const { at, count, tables } = page.versions!;
  expect(
    page.blocks
      .slice(at, at + count)
      .filter(({ kind }) => kind === 'apiTable' || kind === 'versions')
      .map(({ kind }) => kind),
  ).toEqual(['versions', 'apiTable', 'apiTable']);
  expect(page.blocks.slice(at + count).some(({ kind }) => kind === 'apiTable')).toBe(false);
  expect(Object.keys(tables)).toEqual(['0.13', '0.15']);
  expect(rowsOf(tables['0.13']!.blocks)).toEqual(rowIds('providers', 'slots'));
  expect(rowsOf(tables['0.15']!.blocks)).toEqual(rowIds('providers', 'locale', 'note', 'slots').concat('SignInPage-css-form'));
  expect(tables['0.15']!.blocks.find(({ kind }) => kind === 'versions')).toMatchObject({ documented: '0.14', shown: '0.15' });
  // What a version says of others is said once, by the page.
  expect(htmlOfBlocks(tables['0.15']!.blocks)).not.toContain('class="mark"');
});

test('a version without slots has no heading of them, and its headings stand where the page has them', () => {
  const page = pageWith(VERSIONS);
  const ids = idsOf(page.env.headings);
  expect(ids.slice(0, 4)).toEqual(['import', 'props', 'slots', 'good-to-know']);
  expect(idsOf(page.versions!.tables['0.13']!.headings)).toEqual(ids.filter((id) => id !== 'slots'));
  expect(idsOf(page.versions!.tables['0.15']!.headings)).toEqual(ids);
});

test.each([
  ['no version', {}],
  ['not the documented one', { '0.13.0': COMPONENT }],
])('where %s is kept, a page shows its facts alone', (_, versions) => {
  const page = pageWith(versions);
  expect([page.versions, page.blocks.filter(({ kind }) => kind === 'versions')]).toEqual([undefined, []]);
  expect(rowsOf(page.blocks)).toEqual(rowIds('providers', 'slots').concat('SignInPage-css-form'));
});

test('where the documented version is the oldest one, a page says so', () => {
  const { '0.14.0': documented, '0.15.0': later } = VERSIONS;
  const page = pageWith({ '0.14.0': { ...COMPONENT, ...documented }, '0.15.0': later! });
  expect(page.blocks.find(({ kind }) => kind === 'versions')).toMatchObject({ known: ['0.14', '0.15'], documented: '0.14', since: '0.14' });
});
