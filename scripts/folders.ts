import type { ProductId } from '../client/shared/product.ts';

/** What the build writes: static assets, generated modules, the Worker's modules. */
export const ASSETS_FOLDER = 'build/assets';
export const GENERATED_FOLDER = 'build/generated';
export const WORKER_FOLDER = 'build/worker';
/** What the bundles of the client and of the demos are made of, as esbuild tells it. */
export const CLIENT_META = 'build/client-meta.json';
export const DEMOS_META: Record<ProductId, string> = { core: 'build/demos-core-meta.json', studio: 'build/demos-studio-meta.json' };
/** What each picture of the last build says, by its name. */
export const PICTURE_LIST = 'build/pictures.json';
/** Where the local database, caches and pictures are kept; ignored by git. */
export const DATA_FOLDER = '.data';
