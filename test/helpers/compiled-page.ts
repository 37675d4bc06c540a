import type { CompiledPage } from '../../client/shared/page.ts';

/** A page as the build compiles it, with nothing in it, for the tests to change. */
export const COMPILED_PAGE: CompiledPage = {
  path: '/toolpad/core/introduction/installation',
  title: 'Installation',
  description: 'Add the kit to a project.',
  product: 'core',
  layout: 'docs',
  language: 'en',
  languages: ['en'],
  outdated: [],
  headings: [],
  segments: [],
  breadcrumbs: [],
  hasCode: false,
  ads: false,
  picture: '/toolpad/assets/og/x.png',
};
