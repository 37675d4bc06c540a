import { dictionaries } from '#translations';
import { escapeHtml } from '../../../client/shared/escape-html.ts';
import { languageOfPath, localizedPath } from '../../../client/shared/preferences/language.ts';
import { SITE_NAME } from '../../../client/shared/site-title.ts';
import { createTranslate } from '../../../client/shared/translate.ts';
import { textSize } from '../../../client/theme/css.ts';
import { inSystemScheme } from '../../../client/theme/palette.ts';
import { FONT_FAMILY } from '../../../client/theme/tokens.ts';
import type { AppContext } from '../../context.ts';
import { NO_STORE } from '../../http/cache-control.ts';
import { contentSecurityPolicy, sha256Source } from '../../http/content-security-policy.ts';

const CSS =
  `body{margin:0;font:${textSize.body}/1.6 ${FONT_FAMILY};color-scheme:light dark;color:${inSystemScheme(({ text }) => text.primary)};background:${inSystemScheme(({ background }) => background.default)}}` +
  `main{max-width:560px;margin:0 auto;padding:96px 16px}h1{font-size:${textSize.title};line-height:1.2;margin:0 0 12px}a{color:${inSystemScheme(({ primary }) => primary.main)}}`;

let styleHash: Promise<string> | undefined;

/** A page that needs neither content, nor renderer, nor valid variables: for methods, addresses and failures that have no other. `key` is its words' key. */
export async function plainPage(
  c: AppContext,
  status: 404 | 405 | 414 | 500,
  key: string,
  values: Record<string, string> = {},
): Promise<Response> {
  // What is refused before its path has been decided still has the language in its path.
  const language = c.var.page?.language ?? languageOfPath(c.req.path);
  const t = createTranslate(dictionaries, language);
  const title = escapeHtml(t(`${key}.title`));
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${CSS}</style></head><body><main id="main-content"><h1>${title}</h1><p>${escapeHtml(t(`${key}.text`, values))}</p><p><a href="${localizedPath('/toolpad', language)}">${SITE_NAME}</a></p></main></body></html>`;
  styleHash ??= sha256Source(CSS);
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': NO_STORE,
      'Content-Security-Policy': contentSecurityPolicy({ AD_IMAGE_HOSTS: [] }, { styles: [await styleHash] }),
    },
  });
}
