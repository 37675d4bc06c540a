import type { WrittenPage } from '../../../client/blocks/page.ts';

/** A page as the build compiles it, with nothing in it, for the tests to change. */
export const COMPILED_PAGE: WrittenPage = {
  path: '/toolpad/core/introduction/installation',
  title: 'Installation',
  description: 'Add the kit to a project.',
  product: 'core',
  layout: 'docs',
  language: 'en',
  languages: ['en'],
  outdated: [],
  headings: [],
  blocks: [],
  breadcrumbs: [],
  hasCode: false,
  ads: false,
  picture: '/toolpad/assets/og/x.png',
};
