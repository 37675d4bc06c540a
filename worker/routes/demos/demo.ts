import type { Context } from 'hono';
import { buildId } from '#assets';
import { escapeHtml } from '../../../client/shared/escape-html.ts';
import { parseOwnApp } from '../../../client/shared/own-app/own-app.ts';
import { OWN_APP_DEMO, ownAppCss } from '../../../client/shared/own-app/own-app-css.ts';
import { isDemo, loadDemo } from '../../content.ts';
import type { AppEnv } from '../../context.ts';
import { configOf } from '../../env.ts';
import { NO_STORE, REVALIDATE } from '../../http/cache-control.ts';
import { contentSecurityPolicy, sha256Source } from '../../http/content-security-policy.ts';
import { matchesEtag } from '../../http/etag.ts';
import { wearOwnApp } from '../../render/own-app.ts';

/** What is made for one reader. */
const OWN = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': NO_STORE, 'X-Robots-Tag': 'noindex' };

/** One demo as a document of its own, rendered by the build. */
export async function demo(c: Context<AppEnv, '/toolpad/_demo/:name'>): Promise<Response> {
  const name = c.req.param('name');
  if (!isDemo(name)) return c.notFound();
  const config = configOf(c.env);
  const { parts, ...hashes } = await loadDemo(c, name);
  const app = name === OWN_APP_DEMO && parseOwnApp(new URL(c.req.url).searchParams);
  if (app) {
    const css = ownAppCss(app);
    const policy = contentSecurityPolicy(config, { ...hashes, styles: [...hashes.styles, await sha256Source(css)] });
    return new Response(wearOwnApp(parts, app, css), { headers: { ...OWN, 'Content-Security-Policy': policy } });
  }
  const key = config.MUI_X_LICENSE_KEY;
  const etag = `"${buildId}-${name}${key && (await sha256Source(key)).slice(8, 16)}"`;
  const headers = {
    ETag: etag,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': REVALIDATE,
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': contentSecurityPolicy(config, { ...hashes, policies: 'docs default' }),
  };
  // A browser lays the headers of a 304 over those that it kept, so they must be the document's own. In development a build's demos change.
  if (!c.env.DEV && matchesEtag(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  const [start, ...rest] = parts;
  // The demos' entry writes the license where MUI X looks for it.
  const license = key && ` data-mui-x-license-key="${escapeHtml(key)}"`;
  return new Response([start, license, ...rest].join(''), { headers });
}
