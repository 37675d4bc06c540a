import { paths } from '#content';
import { LANGUAGES } from '../../client/shared/language.ts';
import type { AppContext } from '../context.ts';
import { configOf } from '../env.ts';
import { ONE_DAY } from '../http/cache-control.ts';

/** Everything may be crawled; the endpoints and frames say `noindex` themselves. */
export function robots(c: AppContext): Response {
  const { DOCS_HOST } = configOf(c.env);
  return file('text/plain; charset=utf-8', `User-agent: *\nAllow: /\n\nSitemap: https://${DOCS_HOST}/sitemap.xml\n`);
}

/** Every page that search engines may list (sitemaps.org 0.9). */
export function sitemap(c: AppContext): Response {
  const { DOCS_HOST } = configOf(c.env);
  const urls = paths.filter((path) => path !== '/toolpad/settings').map((path) => `<url><loc>https://${DOCS_HOST}${path}</loc></url>`);
  return file(
    'application/xml; charset=utf-8',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
}

/** What an installed copy of the site is called and looks like (W3C Web App Manifest). */
export function webManifest(): Response {
  const manifest = {
    name: 'Toolpad',
    short_name: 'Toolpad',
    start_url: '/toolpad',
    scope: '/toolpad',
    display: 'minimal-ui',
    lang: LANGUAGES[0],
    theme_color: '#006bd6',
    background_color: '#ffffff',
    icons: [{ src: '/static/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
  };
  return file('application/manifest+json; charset=utf-8', JSON.stringify(manifest));
}

function file(type: string, body: string): Response {
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': ONE_DAY } });
}
