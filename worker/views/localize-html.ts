import { DEFAULT_LANGUAGE, type Language, localizedPath } from '../../client/shared/language.ts';
import type { Translate } from '../../client/shared/translate.ts';

/** What the interface adds to a text: in a text of another language it says which one it is in (WCAG 3.1.2). */
const FURNITURE = /<(?:div class="(?:code-actions|demo-toolbar)"|legend|p class="callout-title"(?=>\{\{))/g;

/** Puts the interface's words into compiled HTML, and the language into its links to pages and to sources of demos. `written` is the text's own language. */
export function localizeHtml(html: string, t: Translate, language: Language, written: Language = language): string {
  const marked = written === language ? html : html.replace(FURNITURE, `$& lang="${language}"`);
  const worded = marked.replace(/\{\{t:([\w.]+)\}\}/g, (_, key: string) => t(key));
  if (language === DEFAULT_LANGUAGE) return worded;
  return worded
    .replace(/ href="(\/(?:toolpad(?!\/_)|api-docs)[^"]*)"/g, (_, path: string) => ` href="${localizedPath(path, language)}"`)
    .replace(/ href="(\/toolpad\/_demo\/[\w-]+\/source)"/g, (_, path: string) => ` href="${path}?lang=${language}"`);
}
