import { localizedPath } from '../../client/shared/language.ts';
import type { AppContext } from '../context.ts';
import { configOf, siteConfigOf } from '../env.ts';
import { NO_STORE } from '../http/cache-control.ts';
import { contentSecurityPolicy, sha256Source } from '../http/content-security-policy.ts';
import { ownPath } from '../http/own-path.ts';
import { cutPage, stampPage } from '../render/stamp.ts';

/** The settings as a form: made for one reader, so it is never cached. */
export async function settings(c: AppContext): Promise<Response> {
  const { language } = c.var.page;
  const { preferences } = c.var;
  const config = configOf(c.env);
  const { renderSettings } = await import('../render/render-settings.tsx');
  const returnTo = ownPath(c.req.query('return')) ?? localizedPath('/toolpad', language);
  const { html, css } = renderSettings({ language, preferences, returnTo, config: siteConfigOf(c.env) });
  return new Response(stampPage(cutPage(html, language), preferences), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': NO_STORE,
      'Content-Security-Policy': contentSecurityPolicy(config, { styles: [await sha256Source(css)] }),
    },
  });
}
