import type { AppContext } from '../context.ts';
import { configOf, siteConfigOf } from '../env.ts';
import { REVALIDATE } from '../http/cache-control.ts';
import { contentSecurityPolicy, sha256Source } from '../http/content-security-policy.ts';
import { cutPage, stampPage } from '../render/stamp.ts';

/** The page that the service worker stores and shows in place of pages that it has not stored. */
export async function offline(c: AppContext): Promise<Response> {
  const { language } = c.var.page;
  const { preferences } = c.var;
  const config = configOf(c.env);
  const { renderOffline } = await import('../render/render-offline.tsx');
  const { html, css } = renderOffline({ language, direction: preferences.direction, config: siteConfigOf(c.env) });
  return new Response(stampPage(cutPage(html, language), preferences), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': REVALIDATE,
      'Content-Security-Policy': contentSecurityPolicy(config, { styles: [await sha256Source(css)] }),
    },
  });
}
