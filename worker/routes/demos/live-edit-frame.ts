import { buildId } from '#assets';
import { LIVE_EDIT_FILE } from '../../../client/shared/address/built-files.ts';
import { loadAsset } from '../../content.ts';
import type { AppContext } from '../../context.ts';
import { REVALIDATE } from '../../http/cache-control.ts';
import { liveEditPolicy } from '../../http/content-security-policy.ts';
import { matchesEtag } from '../../http/etag.ts';

const ETAG = `"${buildId}-live-edit"`;

const HEADERS = {
  ETag: ETAG,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': REVALIDATE,
  'X-Robots-Tag': 'noindex',
};

/** The document that a demo's edited code runs in; the page around it sends the code. */
export async function liveEditFrame(c: AppContext): Promise<Response> {
  const headers = { ...HEADERS, 'Content-Security-Policy': liveEditPolicy(new URL(c.req.url).origin) };
  if (!c.env.DEV && matchesEtag(c.req.header('If-None-Match'), ETAG)) return new Response(null, { status: 304, headers });
  return new Response((await loadAsset(c, LIVE_EDIT_FILE)).body, { headers });
}
