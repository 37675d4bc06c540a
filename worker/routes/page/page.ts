import type { CompiledPage } from '../../../client/blocks/page.ts';
import { type Language, localizedPath } from '../../../client/shared/preferences/language.ts';
import { loadNavigation, loadPage } from '../../content.ts';
import type { AppContext } from '../../context.ts';
import { siteConfigOf } from '../../env.ts';
import { ONE_MINUTE, REVALIDATE } from '../../http/cache-control.ts';
import { pageInVersion } from '../../render/page-in-version.ts';
import { pageHeaders } from '../../render/page-response.ts';
import type { NeutralAnswer } from '../../render/stamp.ts';

/** A documentation page, or the page for paths that are none: rendered once, then kept by the edge cache. */
export async function page(c: AppContext): Promise<NeutralAnswer> {
  const { path, language, version } = c.var.page;
  const page = path === null ? null : await loadPage(c, path, language);
  const content = page && version ? await pageInVersion(c, page, version) : page;
  const navigation = await loadNavigation(c, content);
  // Imported here, so that an answer from the cache evaluates neither React nor Material UI.
  const { renderContent } = await import('../../render/render-content.tsx');
  const { direction } = c.var.preferences;
  const rendered = renderContent({ content, navigation, language, direction, config: siteConfigOf(c.env) });
  return {
    ...rendered.page,
    status: content ? 200 : 404,
    headers: {
      ...(await pageHeaders(c, rendered)),
      'Cache-Control': content ? REVALIDATE : ONE_MINUTE,
      // The address has a second form, which the middleware before answers with.
      Vary: 'Accept',
      Link: linksOf(content, language),
      'Speculation-Rules': '"/static/speculation-rules.json"',
      ...(version && { 'X-Robots-Tag': 'noindex' }),
    },
  };
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
