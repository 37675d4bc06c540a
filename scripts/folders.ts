/** What the build writes: static assets, generated modules, the Worker's modules. */
export const BUILD_FOLDER = 'build';
export const ASSETS_FOLDER = 'build/assets';
export const GENERATED_FOLDER = 'build/generated';
export const WORKER_FOLDER = 'build/worker';
