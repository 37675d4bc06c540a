import { describe, expect, test } from 'vitest';
import { structuredData } from '../../../../worker/render/structured-data.ts';
import { COMPILED_PAGE } from '../../../helpers/html/compiled-page.ts';

const facts = (page: object) => ({
  page: { ...COMPILED_PAGE, modified: '2026-11-20', ...page },
  address: (path: string) => `https://docs.example${path}`,
  file: (path: string) => `https://docs.example${path}`,
});

function graphOf(page: object = {}) {
  const script = structuredData(facts(page));
  expect(script).toMatch(/^<script type="application\/ld\+json">[^<]*<\/script>$/);
  return JSON.parse(script.replace(/<[^>]+>/g, ''))['@graph'];
}

describe('structuredData', () => {
  test('a page: the trail to it, and what it is', () => {
    const [trail, article] = graphOf();
    expect(trail.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Toolpad', item: 'https://docs.example/toolpad' },
      { '@type': 'ListItem', position: 2, name: 'Toolpad Core', item: 'https://docs.example/toolpad/core' },
      { '@type': 'ListItem', position: 3, name: 'Installation', item: 'https://docs.example/toolpad/core/introduction/installation' },
    ]);
    expect(article).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Installation',
      description: 'Add the kit to a project.',
      url: 'https://docs.example/toolpad/core/introduction/installation',
      inLanguage: 'en',
      image: 'https://docs.example/toolpad/assets/og/x.png',
      dateModified: '2026-11-20',
      about: { name: 'Toolpad Core', softwareVersion: '0.14.0' },
    });
  });

  test.each([
    ['a landing page of a product', { path: '/toolpad/core', title: 'Toolpad Core', layout: 'landing' }, ['BreadcrumbList'], 2],
    ['the landing page', { path: '/toolpad', product: null, layout: 'landing' }, ['WebSite'], undefined],
    ['a page of no product', { path: '/api-docs', product: null }, ['BreadcrumbList', 'TechArticle'], 2],
  ])('%s', (_, page, types, steps) => {
    const graph = graphOf(page);
    expect(graph.map((item: { '@type': string }) => item['@type'])).toEqual(types);
    expect(graph[0].itemListElement?.length).toBe(steps);
  });

  test('a page whose day is not known has none', () => {
    expect(graphOf({ modified: undefined })[1]).not.toHaveProperty('dateModified');
  });

  test.each(['</script><script>alert(1)</script>', '<!--', ']]>', '\u2028\u2029', '"\\', '<body>', '&lt;'])(
    'the hostile title %j stays inside, and comes back whole',
    (title) => {
      expect(graphOf({ title })[1].headline).toBe(title);
    },
  );
});
