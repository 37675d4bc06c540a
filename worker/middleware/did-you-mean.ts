import { createMiddleware } from 'hono/factory';
import { dictionaries } from '#translations';
import { escapeHtml } from '../../client/shared/escape-html.ts';
import { localizedPath } from '../../client/shared/preferences/language.ts';
import { createTranslate } from '../../client/shared/translate.ts';
import type { AppContext, AppEnv } from '../context.ts';
import type { Suggestion } from '../search/suggest-pages.ts';
import { suggestionsFor } from '../search/suggestions.ts';
import { SUGGESTIONS_MARK } from '../views/page/suggestions-mark.ts';

/** Adds to the page of an address that leads nowhere the pages that it may have meant: that page is kept once for all, so it is done on the way out. */
export function didYouMean() {
  return createMiddleware<AppEnv>(async function didYouMean(c, next) {
    await next();
    if (c.res.status !== 404 || c.error) return;
    const pages = await suggestionsFor(c);
    if (pages.length === 0) return;
    const { status, headers } = c.res;
    const html = (await c.res.text()).replace(SUGGESTIONS_MARK, () => list(c, pages));
    // Assigning undefined first keeps Hono from merging the two answers' headers.
    c.res = undefined;
    c.res = new Response(html, { status, headers });
  });
}

function list(c: AppContext, pages: Suggestion[]): string {
  const { language } = c.var.page;
  const t = createTranslate(dictionaries, language);
  const items = pages.map(({ path, title }) => `<li><a href="${escapeHtml(localizedPath(path, language))}">${escapeHtml(title)}</a></li>`);
  return `<div class="suggestions"><p>${escapeHtml(t('search.didYouMean'))}</p><ul>${items.join('')}</ul></div>`;
}
