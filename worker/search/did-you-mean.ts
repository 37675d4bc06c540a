import { dictionaries } from '#translations';
import { escapeHtml } from '../../client/shared/escape-html.ts';
import { localizedPath } from '../../client/shared/preferences/language.ts';
import { createTranslate } from '../../client/shared/translate.ts';
import type { AppContext } from '../context.ts';
import { suggestionsFor } from './suggestions.ts';

/** The pages that an address that leads nowhere may have meant, as HTML; empty where it resembles none. */
export async function didYouMean(c: AppContext): Promise<string> {
  const pages = await suggestionsFor(c);
  if (pages.length === 0) return '';
  const { language } = c.var.page;
  const t = createTranslate(dictionaries, language);
  const items = pages.map(({ path, title }) => `<li><a href="${escapeHtml(localizedPath(path, language))}">${escapeHtml(title)}</a></li>`);
  return `<p>${escapeHtml(t('search.didYouMean'))}</p><ul>${items.join('')}</ul>`;
}
