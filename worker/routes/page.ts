import type { CompiledPage } from '../../client/blocks/page.ts';
import { type Language, localizedPath } from '../../client/shared/language.ts';
import { loadNavigation, loadPage } from '../content.ts';
import type { AppContext } from '../context.ts';
import { configOf, siteConfigOf } from '../env.ts';
import { ONE_MINUTE, REVALIDATE } from '../http/cache-control.ts';
import { contentSecurityPolicy, sha256Source } from '../http/content-security-policy.ts';
import { contentTag } from '../http/etag.ts';
import { CONTENT_HASH_HEADER } from '../middleware/edge-cache.ts';
import { pageInVersion } from '../versions/page-in-version.ts';

/** A documentation page, or the page for paths that are none: neutral HTML, rendered once and then kept by the edge cache above. */
export async function page(c: AppContext): Promise<Response> {
  const { path, language, version } = c.var.page;
  const { direction } = c.var.preferences;
  const config = configOf(c.env);
  const page = path === null ? null : await loadPage(c, path, language);
  const content = page && version ? await pageInVersion(c, page, version) : page;
  const navigation = await loadNavigation(c, content?.product ?? null);
  // Imported here, so that an answer from the cache evaluates neither React nor Material UI.
  const { renderContent } = await import('../render/render-content.tsx');
  const { html, css } = renderContent({ content, navigation, language, direction, config: siteConfigOf(c.env) });
  return new Response(html, {
    status: content ? 200 : 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': content ? REVALIDATE : ONE_MINUTE,
      // The address has a second form, which the middleware before answers with.
      Vary: 'Accept',
      Link: linksOf(content, language),
      'Speculation-Rules': '"/static/speculation-rules.json"',
      ...(version && { 'X-Robots-Tag': 'noindex' }),
      'Content-Security-Policy': contentSecurityPolicy(config, { styles: [await sha256Source(css)] }),
      [CONTENT_HASH_HEADER]: await contentTag(html),
    },
  });
}

/** The page's other form, and the indexes for language models: that of its product first. */
function linksOf(content: CompiledPage | null, language: Language): string {
  return [
    ...(content ? [`<${localizedPath(content.path, language)}.md>; rel="alternate"; type="text/markdown"`] : []),
    ...(content?.product ? [`</toolpad/${content.product}/llms.txt>; rel="llms-txt"`] : []),
    '</llms.txt>; rel="llms-txt"',
    '</llms-full.txt>; rel="llms-full-txt"',
  ].join(', ');
}
