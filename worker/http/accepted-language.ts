import { type Language, languageOf } from '../../client/shared/preferences/language.ts';

/** The language that an `Accept-Language` header names first, which is the reader's own, where the site has it (RFC 9110, 12.5.4). */
export function acceptedLanguage(header = ''): Language {
  const [, code = ''] = /^\s*([a-z]+)\b/i.exec(header) ?? [];
  const language = code.toLowerCase();
  return languageOf(language);
}
