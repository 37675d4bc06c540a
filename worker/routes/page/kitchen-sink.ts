import { loadKitchenSink } from '../../content.ts';
import type { AppContext } from '../../context.ts';
import { siteConfigOf } from '../../env.ts';
import { NO_STORE } from '../../http/cache-control.ts';
import { pageResponse } from '../../render/page-response.ts';

/** Every block on one page, for those who change how they look: made for one reader, so it is never cached. */
export async function kitchenSink(c: AppContext): Promise<Response> {
  const page = await loadKitchenSink(c);
  if (!page) return c.notFound();
  const { renderKitchenSink } = await import('../../render/render-kitchen-sink.tsx');
  const rendered = renderKitchenSink({ page, direction: c.var.preferences.direction, config: siteConfigOf(c.env) });
  return pageResponse(c, rendered, { 'Cache-Control': NO_STORE, 'X-Robots-Tag': 'noindex' });
}
