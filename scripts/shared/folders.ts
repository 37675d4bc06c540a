import { join, relative } from 'node:path';
import type { ProductId } from '../../client/shared/product.ts';
import { ownBuild } from './builds.ts';

/** What a build writes: static assets, generated modules, the Worker's modules. All are of the build that this process works with. */
export const assetsFolder = () => join(ownBuild(), 'assets');
export const generatedFolder = () => join(ownBuild(), 'generated');
export const workerFolder = () => join(ownBuild(), 'worker');
/** What the bundles of the client and of the demos are made of, as esbuild tells it. */
export const clientMeta = () => join(ownBuild(), 'client-meta.json');
export const demosMeta = (product: ProductId) => join(ownBuild(), `demos-${product}-meta.json`);
/** What each picture of a build says, by its name. */
export const pictureList = () => join(ownBuild(), 'pictures.json');
/** Where the local database, caches and pictures are kept; ignored by git. */
export const DATA_FOLDER = process.env.DOCS_DATA ?? '.data';

/** The folders with a tsconfig of their own whose code the site is made of and by. */
export const SITE_FOLDERS: readonly string[] = ['worker', 'client', 'scripts', 'content/demos'];

/** Where browsers find a file of the build. */
export function urlOf(file: string): string {
  return `/${relative(assetsFolder(), file)}`;
}
