import type { AppContext } from '../context.ts';
import { configOf } from '../env.ts';
import { contentSecurityPolicy, sha256Source } from '../http/content-security-policy.ts';
import type { RenderedPage } from './render-page.tsx';
import { stampPage } from './stamp.ts';

type Headers = Record<string, string>;

/** What the answer with a page says of it, besides how long it may be kept. */
export async function pageHeaders(c: AppContext, { page, css }: RenderedPage): Promise<Headers> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': page.language,
    'Content-Security-Policy': contentSecurityPolicy(configOf(c.env), { styles: [await sha256Source(css)] }),
  };
}

/** Answers with a page that was rendered for this reader. */
export async function pageResponse(c: AppContext, rendered: RenderedPage, fields: Headers, status = 200): Promise<Response> {
  const headers = { ...(await pageHeaders(c, rendered)), ...fields };
  return new Response(stampPage(rendered.page, c.var.preferences), { status, headers });
}
