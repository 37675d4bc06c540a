import { paths, viewPaths as views } from '#content';
import { THEME_COLORS } from '../../../client/shared/preferences/color-mode.ts';
import { LANGUAGES, localizedPath } from '../../../client/shared/preferences/language.ts';
import { SITE_NAME } from '../../../client/shared/site-title.ts';
import { PALETTES } from '../../../client/theme/palette.ts';
import { isWrittenIn, loadLastModified } from '../../content.ts';
import type { AppContext } from '../../context.ts';
import { configOf, docsUrlOf } from '../../env.ts';
import { ONE_DAY } from '../../http/cache-control.ts';

const viewPaths: readonly string[] = views;

/** Everything may be crawled; endpoints and frames are answered with `noindex`. */
export function robots(c: AppContext): Response {
  const { DOCS_HOST } = configOf(c.env);
  return file('text/plain; charset=utf-8', `User-agent: *\nAllow: /\n\nSitemap: https://${DOCS_HOST}/sitemap.xml\n`);
}

/** Every page that search engines may list, each with its translations and the day of its last change where it is known (sitemaps.org 0.9). */
export async function sitemap(c: AppContext): Promise<Response> {
  const days = await loadLastModified(c);
  const urls = paths.filter((path) => !viewPaths.includes(path)).flatMap((path) => sitemapEntries(path, docsUrlOf(c.env), days));
  return file(
    'application/xml; charset=utf-8',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
  );
}

/** An entry for each language that a page has been written in; each names them all. */
function sitemapEntries(path: string, origin: string, days: Record<string, string | undefined>): string[] {
  const written = LANGUAGES.filter((language) => isWrittenIn(language, path));
  const alternate = (code: string, to: string) => `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${to}"/>`;
  const alternates = [...written.map((language) => alternate(language, localizedPath(path, language))), alternate('x-default', path)];
  return written.map((language) => {
    const own = localizedPath(path, language);
    const day = days[own] ? `<lastmod>${days[own]}</lastmod>` : '';
    return `<url><loc>${origin}${own}</loc>${day}${written.length > 1 ? alternates.join('') : ''}</url>`;
  });
}

/** What an installed copy of the site is called and looks like (W3C Web App Manifest). */
export function webManifest(): Response {
  const manifest = {
    name: SITE_NAME,
    short_name: SITE_NAME,
    start_url: '/toolpad',
    scope: '/toolpad',
    display: 'minimal-ui',
    lang: LANGUAGES[0],
    theme_color: THEME_COLORS.light,
    background_color: PALETTES.light.background.default,
    icons: [{ src: '/static/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
  };
  return file('application/manifest+json; charset=utf-8', JSON.stringify(manifest));
}

function file(type: string, body: string): Response {
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': ONE_DAY } });
}
