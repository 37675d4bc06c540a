import { localizedPath } from '../../../client/shared/preferences/language.ts';
import type { AppContext } from '../../context.ts';
import { siteConfigOf } from '../../env.ts';
import { NO_STORE } from '../../http/cache-control.ts';
import { ownPath } from '../../http/own-path.ts';
import { pageResponse } from '../../render/page-response.ts';

/** The settings as a form: made for one reader, so it is never cached. */
export async function settings(c: AppContext): Promise<Response> {
  const { language } = c.var.page;
  const { renderSettings } = await import('../../render/render-settings.tsx');
  const returnTo = ownPath(c.req.query('return')) ?? localizedPath('/toolpad', language);
  const rendered = renderSettings({ language, preferences: c.var.preferences, returnTo, config: siteConfigOf(c.env) });
  return pageResponse(c, rendered, { 'Cache-Control': NO_STORE });
}
