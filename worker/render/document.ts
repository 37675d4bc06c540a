import { boot, fontUrls, pageScript, sheetUrls } from '#assets';
import type { CompiledPage } from '../../client/blocks/page.ts';
import { CHANGES_FEED } from '../../client/shared/address/view-paths.ts';
import { escapeHtml } from '../../client/shared/escape-html.ts';
import { DEFAULT_LANGUAGE, type Language, localizedPath } from '../../client/shared/preferences/language.ts';
import { scriptTag } from '../../client/shared/script-file.ts';
import type { PageConfig, SiteConfig } from '../../client/shared/site-config.ts';
import type { Translate } from '../../client/shared/translate.ts';
import { SEAM } from '../views/page/seam.ts';
import { linkPreview } from './link-preview.ts';
import { joined, type NeutralPage, neutralPage } from './stamp.ts';
import { structuredData } from './structured-data.ts';

export type DocumentParts = {
  language: Language;
  title: string;
  description?: string;
  /** Canonical path without language; none for pages that are not to be indexed. */
  path?: string;
  /** The page itself; none for views that are made for one reader. */
  page?: CompiledPage | null;
  css: string;
  cacheKey: string;
  styleIds: string[];
  body: string;
  hasCode: boolean;
  /** Whether captions are set in the condensed font. */
  condensed?: boolean;
  config: SiteConfig;
  t: Translate;
};

/** Words that the browser puts in itself. */
const WORDS = ['copy', 'copied', 'wrapLines', 'unwrapLines'];

const encoder = new TextEncoder();

/** A whole HTML document but for what a reader's preferences say. */
export function htmlDocument(parts: DocumentParts): NeutralPage {
  const { language, title, css, cacheKey, styleIds, body, hasCode, condensed, config, page, t } = parts;
  const words = WORDS.map((key) => ` data-${key.replace(/[A-Z]/g, '-$&').toLowerCase()}="${escapeHtml(t(key))}"`).join('');
  const product = page?.product ? ` data-product="${page.product}"` : '';
  const { ads, ...pageConfig } = config;
  const attributes = `${product} data-config="${escapeHtml(JSON.stringify(pageConfig satisfies PageConfig))}"`;
  const late = [sheetUrls.icons, ...(condensed ? [sheetUrls.condensed] : [])];
  const sheets = `${hasCode ? ` data-highlight="${sheetUrls.highlight}"` : ''} data-late="${late.join(' ')}"`;
  const plainSheets = [...(hasCode ? [sheetUrls.highlight] : []), ...late].map((url) => `<link rel="stylesheet" href="${url}">`);
  const start = `${words}${attributes}${sheets}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`;
  const head = `<title>${escapeHtml(title)}</title>${describe(parts)}<link rel="icon" href="/static/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">${preloadFonts()}<style data-styles="${cacheKey} ${styleIds.join(' ')}">${css}</style><noscript>${plainSheets.join('')}</noscript></head>`;
  const [main, behind, ...others] = body.split(SEAM);
  if (others.length > 0) throw new Error('The page has two seams. Leave one SEAM in its view.');
  const rest = `<script>${boot}</script>${scriptTag(pageScript)}${main}`;
  const end = encoder.encode(`${behind ?? ''}</body></html>`);
  const all: NeutralPage['parts'] = [encoder.encode(start), encoder.encode(head), joined([encoder.encode(rest), end])];
  return neutralPage(language, all, behind === undefined ? undefined : end.length);
}

/** What search engines, link previews and other tools read. Addresses come from the configuration, never from the request. */
function describe({ description = '', path, page, config, title, language }: DocumentParts): string {
  if (path === undefined || !page) return '<meta name="robots" content="noindex">';
  const file = (url: string) => `https://${config.docs.docsHost}${url}`;
  const address = (of: string, code = page.language) => file(localizedPath(of, code));
  const hreflang = (code: string, of: Language) => `<link rel="alternate" hreflang="${code}" href="${address(path, of)}">`;
  return [
    path === '/toolpad/changes' ? `<link rel="alternate" type="application/atom+xml" href="${CHANGES_FEED}">` : '',
    `<link rel="alternate" type="text/markdown" href="${localizedPath(path, language)}.md">`,
    // A page in another language with an English body isn't a translation: it points at the English one.
    `<link rel="canonical" href="${address(path)}">`,
    hreflang('x-default', DEFAULT_LANGUAGE),
    ...page.languages.map((code) => hreflang(code, code)),
    `<meta name="description" content="${escapeHtml(description)}">`,
    linkPreview({
      title,
      description,
      url: address(path),
      language: page.language,
      picture: file(page.picture),
      isArticle: page.layout === 'docs',
    }),
    structuredData({ page, address, file }),
  ].join('');
}

/** Asked for early, so that the fonts are there at the first paint and need no swap. */
function preloadFonts(): string {
  return fontUrls.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`).join('');
}
