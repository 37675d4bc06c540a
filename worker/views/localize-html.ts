import { DEFAULT_LANGUAGE, type Language, localizedPath } from '../../client/shared/language.ts';
import type { Translate } from '../../client/shared/translate.ts';

/** Puts the interface's words into compiled HTML, and the language into its links to pages and to sources of demos. */
export function localizeHtml(html: string, t: Translate, language: Language): string {
  const worded = html.replace(/\{\{t:([\w.]+)\}\}/g, (_, key: string) => t(key));
  if (language === DEFAULT_LANGUAGE) return worded;
  return worded
    .replace(/ href="(\/(?:toolpad(?!\/_)|api-docs)[^"]*)"/g, (_, path: string) => ` href="${localizedPath(path, language)}"`)
    .replace(/ href="(\/toolpad\/_demo\/[\w-]+\/source)"/g, (_, path: string) => ` href="${path}?lang=${language}"`);
}
