import { documentedVersion, type ProductId } from '../../../client/shared/product.ts';
import type { Release } from '../../../client/shared/release.ts';
import type { Dictionary } from '../../../client/shared/translate.ts';
import { products } from '../../../content/products.ts';
import { type Directive, directiveOf } from '../markdown/directive.ts';
import { report } from '../markdown/env.ts';

/** The table's columns: what stands above, and the packages below it, of which a version has one. */
const COLUMNS: Record<ProductId, readonly [string, readonly string[]][]> = {
  core: [
    ['React', ['react']],
    ['Material UI', ['@mui/material']],
    ['MUI X', ['@mui/x-data-grid']],
    ['Next.js', ['next']],
    ['React Router', ['react-router', 'react-router-dom']],
  ],
  studio: [
    ['React', ['react']],
    ['Material UI', ['@mui/material']],
    ['MUI X', ['@mui/x-data-grid']],
    [products.core.name, ['@toolpad/core']],
  ],
};

/** Material UI draws its styles with these; they are not peers of Toolpad. */
const COMPANIONS: Record<ProductId, Record<string, string>> = {
  core: { '@emotion/react': '11', '@emotion/styled': '11' },
  studio: {},
};

/** `::fit{product="core"}` → which versions of a product fit which versions of other packages, and the form that asks a project. */
export const directive: Directive = {
  form: 'leaf',
  attributes: ['product'],
  make: ({ token }, { env, line }) => {
    const { product = '' } = directiveOf(token).attributes;
    if (product !== 'core' && product !== 'studio') return report(env, line, `There is no product \`${product}\`. Use core or studio.`);
    const releases = env.project
      .versions(product)
      .map(({ version, needs }): Release => ({ version, ...needs, node: nodeOf(needs) }))
      .reverse();
    const columns = COLUMNS[product];
    return {
      kind: 'fit',
      name: `@toolpad/${product}`,
      documented: documentedVersion(products[product]),
      releases,
      companions: COMPANIONS[product],
      words: fitWords(env.project.dictionary(env.language)),
      head: [...columns.map(([name]) => name), 'Node.js'],
      rows: releases.map((release) => [release.version, ...columns.map(([, names]) => rangeOf(release, names)), release.node]),
    };
  },
};

/** React Router 7 needs Node.js 20, and execa beside it 20.5, where Studio's own package says 18. */
function nodeOf({ node, brings }: Omit<Release, 'version'>): string {
  return brings?.['react-router']?.startsWith('7.') ? '>=20.5' : node;
}

function fitWords({ fit: words = {} }: Dictionary): Dictionary {
  return { fit: words };
}

function rangeOf({ peers, brings = {} }: Release, names: readonly string[]): string {
  const ranges = names.flatMap((name) => peers[name] ?? brings[name] ?? []);
  return ranges[0] ?? '-';
}
