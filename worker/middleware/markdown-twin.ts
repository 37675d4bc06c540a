import { createMiddleware } from 'hono/factory';
import { dictionaries } from '#translations';
import { DOCS_URL } from '../../client/shared/address/docs-url.ts';
import { CODE_VARIANTS } from '../../client/shared/preferences/code-variant.ts';
import { type Language, localizedPath } from '../../client/shared/preferences/language.ts';
import { PACKAGE_MANAGERS } from '../../client/shared/preferences/package-manager.ts';
import { SITE_NAME } from '../../client/shared/site-title.ts';
import { createTranslate } from '../../client/shared/translate.ts';
import { loadTwin, writtenLanguage } from '../content.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { docsUrlOf } from '../env.ts';
import { ONE_MINUTE } from '../http/cache-control.ts';
import { prefersMarkdown } from '../http/prefers-markdown.ts';
import { revalidated } from '../http/revalidated.ts';
import { onePackageManager } from '../mcp/package-manager.ts';
import { twinInVersion, withSentence } from '../render/page-in-version.ts';
import { suggestionsFor } from '../search/suggestions.ts';

/** `Vary`, because the page's own address has two forms; any site may read it, since it holds nothing of a reader. */
const HEADERS = {
  'Content-Type': 'text/markdown; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept',
};

/** Answers with a page as Markdown where the path ends in `.md` or the client prefers that form; else leaves the page to the routes below. */
export function markdownTwin() {
  return createMiddleware<AppEnv>(async function markdownTwin(c, next) {
    // Hono makes an object of all variables for each look at `c.var`, and every page passes here.
    const { path, markdown } = c.get('page');
    if (!markdown && !prefersMarkdown(c.req.header('Accept'))) return next();
    return path === null ? notFound(c) : twin(c, path);
  });
}

async function twin(c: AppContext, path: string): Promise<Response> {
  const docsUrl = docsUrlOf(c.env);
  const language = writtenLanguage(c.var.page.language, path);
  const { TS, JS = TS } = await loadTwin(c, path, language);
  const { version } = c.var.page;
  const wanted = CODE_VARIANTS.find((variant) => variant === c.req.query('variant')) ?? c.var.preferences.codeVariant;
  const plain = wanted === 'JS' ? JS : TS;
  const shown = version ? await twinInVersion(c, { path, language }, plain, version) : plain;
  const manager = PACKAGE_MANAGERS.find((one) => one === c.req.query('package_manager'));
  const told = manager ? onePackageManager(shown, manager) : shown;
  const text = withLanguageNotice(c, language, told.replaceAll(DOCS_URL, docsUrl));
  const canonical = `<${docsUrl}${localizedPath(path, language)}>; rel="canonical"`;
  return revalidated(c, text, { ...HEADERS, 'Content-Language': language, Link: canonical });
}

/** Says below the title that a text is in English where another language was asked for, as the page itself does. */
function withLanguageNotice(c: AppContext, written: Language, text: string): string {
  const { language } = c.var.page;
  if (language === written) return text;
  const t = createTranslate(dictionaries, language);
  return withSentence(text, t('notTranslated'));
}

/** What a reader of Markdown is told where there is no page, and where to look. It repeats nothing of the address. */
async function notFound(c: AppContext): Promise<Response> {
  const { language } = c.var.page;
  const docsUrl = docsUrlOf(c.env);
  const t = createTranslate(dictionaries, language);
  const meant = (await suggestionsFor(c)).map(({ path, title }) => `- [${title}](${docsUrl}${localizedPath(path, language)}.md)`);
  const text = [
    `# ${t('notFound.title')}`,
    t('notFound.text'),
    ...(meant.length > 0 ? [t('search.didYouMean'), meant.join('\n')] : []),
    `- [${SITE_NAME}](${docsUrl}${localizedPath('/toolpad', language)})\n- [llms.txt](${docsUrl}/llms.txt)`,
  ];
  const headers = { ...HEADERS, 'Content-Language': language, 'Cache-Control': ONE_MINUTE };
  return new Response(`${text.join('\n\n')}\n`, { status: 404, headers });
}
