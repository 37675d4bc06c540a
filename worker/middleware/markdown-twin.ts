import { createMiddleware } from 'hono/factory';
import { dictionaries } from '#translations';
import { CODE_VARIANTS } from '../../client/shared/code-variant.ts';
import { type Language, localizedPath } from '../../client/shared/language.ts';
import { createTranslate } from '../../client/shared/translate.ts';
import { loadTwin, writtenLanguage } from '../content.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { configOf } from '../env.ts';
import { ONE_MINUTE, REVALIDATE } from '../http/cache-control.ts';
import { contentTag, matchesEtag } from '../http/etag.ts';
import { prefersMarkdown } from '../http/prefers-markdown.ts';

/** Answers with a page as Markdown where the path ends in `.md` or the client prefers that form; else leaves the page to the routes below. */
export function markdownTwin() {
  return createMiddleware<AppEnv>(async function markdownTwin(c, next) {
    const { path, markdown } = c.var.page;
    if (!markdown && !prefersMarkdown(c.req.header('Accept'))) return next();
    return path === null ? notFound(c) : twin(c, path);
  });
}

async function twin(c: AppContext, path: string): Promise<Response> {
  const { DOCS_HOST } = configOf(c.env);
  const language = writtenLanguage(c.var.page.language, path);
  const texts = await loadTwin(c, path, language);
  const { JS = texts.TS, TS } = texts;
  const wanted = CODE_VARIANTS.find((variant) => variant === c.req.query('variant')) ?? c.var.preferences.codeVariant;
  const text = (wanted === 'JS' ? JS : TS).replaceAll('{{docsUrl}}', `https://${DOCS_HOST}`);
  const headers = markdownHeaders(language, REVALIDATE);
  const etag = `"${await contentTag(text)}"`;
  headers.set('ETag', etag);
  headers.set('Link', `<https://${DOCS_HOST}${localizedPath(path, language)}>; rel="canonical"`);
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}

/** What a reader of Markdown is told where there is no page, and where to look. It repeats nothing of the address. */
function notFound(c: AppContext): Response {
  const { language } = c.var.page;
  const origin = `https://${configOf(c.env).DOCS_HOST}`;
  const t = createTranslate(dictionaries, language);
  const text = [
    `# ${t('notFound.title')}`,
    t('notFound.text'),
    `- [Toolpad](${origin}${localizedPath('/toolpad', language)})\n- [llms.txt](${origin}/llms.txt)`,
  ];
  return new Response(`${text.join('\n\n')}\n`, { status: 404, headers: markdownHeaders(language, ONE_MINUTE) });
}

/** `Vary`, because the page's own address has two forms; any site may read it, since it holds nothing of a reader. */
function markdownHeaders(language: Language, cacheControl: string): Headers {
  return new Headers({
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': cacheControl,
    'Access-Control-Allow-Origin': '*',
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept',
  });
}
