import type { Context } from 'hono';
import { languageOf } from '../../../client/shared/preferences/language.ts';
import { isDemo, loadDemoBlocks } from '../../content.ts';
import type { AppEnv } from '../../context.ts';
import { siteConfigOf } from '../../env.ts';
import { NO_STORE } from '../../http/cache-control.ts';
import { pageResponse } from '../../render/page-response.ts';

/** A demo's whole source as a page in the language `lang`, for readers without script: the toolbar's button needs none of it. */
export async function demoSource(c: Context<AppEnv, '/toolpad/_demo/:name/source'>): Promise<Response> {
  const name = c.req.param('name');
  if (!isDemo(name)) return c.notFound();
  const code = await loadDemoBlocks(c, name);
  const { renderSource } = await import('../../render/render-source.tsx');
  const { direction } = c.var.preferences;
  const asked = c.req.query('lang');
  const language = languageOf(asked);
  const rendered = renderSource({ name, code, language, direction, config: siteConfigOf(c.env) });
  return pageResponse(c, rendered, { 'Cache-Control': NO_STORE, 'X-Robots-Tag': 'noindex' });
}
