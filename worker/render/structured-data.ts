import { products } from '#content';
import type { CompiledPage } from '../../client/blocks/page.ts';
import { SITE_NAME } from '../../client/shared/site-title.ts';

type Facts = {
  page: Pick<CompiledPage, 'path' | 'title' | 'description' | 'product' | 'layout' | 'language' | 'modified' | 'picture'>;
  /** The address of a path in the language of the text; and that of a file. */
  address: (path: string) => string;
  file: (path: string) => string;
};

/** What a page is and where it stands, in the words of schema.org. It is data: no browser runs it and no policy has to know it. */
export function structuredData(facts: Facts): string {
  const { page } = facts;
  const graph = [page.path === '/toolpad' ? website(facts) : breadcrumbs(facts), ...(page.layout === 'docs' ? [article(facts)] : [])];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // A script element ends at `</script`, whatever the language inside, and two line ends of JSON were none of JavaScript's.
  const safe = json.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="application/ld+json">${safe}</script>`;
}

function website({ page, address }: Facts) {
  return { '@type': 'WebSite', name: SITE_NAME, url: address(page.path), description: page.description, inLanguage: page.language };
}

/** The pages above; groups of the navigation have no address, so they are left out. */
function breadcrumbs({ page, address }: Facts) {
  const product = page.product && products[page.product];
  const above = [
    { name: SITE_NAME, path: '/toolpad' },
    ...(product && page.path !== `/toolpad/${product.id}` ? [{ name: product.name, path: `/toolpad/${product.id}` }] : []),
  ];
  const trail = [...above, { name: page.title, path: page.path }];
  const itemListElement = trail.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: address(path) }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

function article({ page, address, file }: Facts) {
  const product = page.product && products[page.product];
  return {
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url: address(page.path),
    mainEntityOfPage: address(page.path),
    inLanguage: page.language,
    image: file(page.picture),
    ...(page.modified && { dateModified: page.modified }),
    author: { '@type': 'Organization', name: 'MUI', url: 'https://mui.com' },
    ...(product && {
      about: {
        '@type': 'SoftwareApplication',
        name: product.name,
        softwareVersion: product.versions[0].text.slice(1),
        applicationCategory: 'DeveloperApplication',
      },
    }),
  };
}
