/**
 * Stands for `https://<DOCS_HOST>` in whatever the build writes, and in pages that name the site's own address: where it runs is
 * configuration, so the Worker puts it in.
 */
export const DOCS_URL = 'https://docs.invalid';
