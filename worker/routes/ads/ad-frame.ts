import { adFrameScript } from '#assets';
import { escapeHtml } from '../../../client/shared/escape-html.ts';
import { scriptTag } from '../../../client/shared/script-file.ts';
import { framePolicy } from '../../ads/frame-policy.ts';
import type { AppContext } from '../../context.ts';
import { configOf } from '../../env.ts';
import { NO_STORE } from '../../http/cache-control.ts';
import { sha256Source } from '../../http/content-security-policy.ts';
import { AD_FRAME_CSS } from '../../views/ads/ad-frame-css.ts';

/** The document that the network's script runs in, without a way into the page. There is none without a script. */
export async function adFrame(c: AppContext): Promise<Response> {
  const config = configOf(c.env);
  if (!config.AD_SCRIPT_URL) return c.notFound();
  const script = escapeHtml(config.AD_SCRIPT_URL);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ad</title><style>${AD_FRAME_CSS}</style></head><body data-script="${script}">${scriptTag(adFrameScript)}</body></html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': NO_STORE,
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': framePolicy(config, await sha256Source(AD_FRAME_CSS)),
    },
  });
}
