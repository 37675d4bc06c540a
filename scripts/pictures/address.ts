import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledPage } from '../../client/blocks/page.ts';
import { currentVersion } from '../../client/shared/product.ts';
import { SITE_NAME } from '../../client/shared/site-title.ts';
import { products } from '../../content/products.ts';
import type { PictureFacts } from './layout.ts';

/** Where pictures are served from. */
export const PICTURES_PATH = '/toolpad/assets/og/';

/** What draws, seen from here. */
const DRAWN_BY = ['layout.ts', 'draw.ts', '../../client/theme/palette.ts'];

/** What a page's picture says. */
export function pictureFacts(page: Pick<CompiledPage, 'title' | 'description' | 'product' | 'breadcrumbs'>): PictureFacts {
  const product = page.product ? products[page.product] : undefined;
  return {
    title: page.title,
    description: page.description,
    section: page.breadcrumbs.join(' / '),
    product: product?.name ?? SITE_NAME,
    version: product ? currentVersion(product) : '',
  };
}

/** The file name of a picture: it changes with what the picture says, with how it is drawn and with what draws it. */
export function pictureName(facts: PictureFacts): string {
  drawing ??= [...DRAWN_BY.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')), versions()].join('');
  const hash = createHash('sha256').update(JSON.stringify(facts)).update(drawing).digest('hex');
  return `${hash.slice(0, 16)}.png`;
}

let drawing: string | undefined;

function versions(): string {
  const file = join(import.meta.dirname, '../../package.json');
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  return ['satori', '@resvg/resvg-js', '@fontsource/roboto', '@fontsource/noto-sans-sc'].map((name) => devDependencies[name]).join();
}
