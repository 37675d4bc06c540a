import type { AppContext } from '../../context.ts';
import { siteConfigOf } from '../../env.ts';
import { REVALIDATE } from '../../http/cache-control.ts';
import { pageResponse } from '../../render/page-response.ts';

/** The page that the service worker stores and shows in place of pages that it has not stored. */
export async function offline(c: AppContext): Promise<Response> {
  const { language } = c.var.page;
  const { renderOffline } = await import('../../render/render-offline.tsx');
  const rendered = renderOffline({ language, direction: c.var.preferences.direction, config: siteConfigOf(c.env) });
  return pageResponse(c, rendered, { 'Cache-Control': REVALIDATE });
}
