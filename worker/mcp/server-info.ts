import { buildId } from '#assets';
import { products } from '#content';
import { documentedVersion } from '../../client/shared/product.ts';
import { SITE_NAME } from '../../client/shared/site-title.ts';
import type { AppContext } from '../context.ts';
import { docsUrlOf } from '../env.ts';

/** That of the package that is documented; another build of its docs differs behind the plus sign. */
const VERSION = `${documentedVersion(products.core)}+${buildId}`;

/** What the server says of itself. */
export function serverInfo(c: AppContext) {
  return { name: 'toolpad-docs', title: `${SITE_NAME} docs`, version: VERSION, websiteUrl: `${docsUrlOf(c.env)}/toolpad` };
}
