import { loadKitchenSink } from '../content.ts';
import type { AppContext } from '../context.ts';
import { configOf, siteConfigOf } from '../env.ts';
import { NO_STORE } from '../http/cache-control.ts';
import { contentSecurityPolicy, sha256Source } from '../http/content-security-policy.ts';
import { cutPage, stampPage } from '../render/stamp.ts';

/** Every block on one page, for those who change how they look: made for one reader, so it is never cached. */
export async function kitchenSink(c: AppContext): Promise<Response> {
  const page = await loadKitchenSink(c);
  if (!page) return c.notFound();
  const { preferences } = c.var;
  const { renderKitchenSink } = await import('../render/render-kitchen-sink.tsx');
  const { html, css } = renderKitchenSink({ page, direction: preferences.direction, config: siteConfigOf(c.env) });
  return new Response(stampPage(cutPage(html, page.language), preferences), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': page.language,
      'Cache-Control': NO_STORE,
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': contentSecurityPolicy(configOf(c.env), { styles: [await sha256Source(css)] }),
    },
  });
}
