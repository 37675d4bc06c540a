import { escapeHtml } from '../../client/shared/escape-html.ts';
import type { Language } from '../../client/shared/preferences/language.ts';
import { SITE_LANGUAGES } from '../../client/shared/preferences/site-languages.ts';
import { SITE_NAME } from '../../client/shared/site-title.ts';

/** What previews of links show. Addresses are absolute. */
export type LinkPreview = { title: string; description: string; url: string; language: Language; picture: string; isArticle: boolean };

/** The size that previews of links are made for; pages' pictures have it. */
const PICTURE = { width: '1200', height: '630', type: 'image/png' };

/** OpenGraph and Twitter tags (ogp.me). */
export function linkPreview({ title, description, url, language, picture, isArticle }: LinkPreview): string {
  const openGraph = {
    type: isArticle ? 'article' : 'website',
    site_name: SITE_NAME,
    title,
    description,
    url,
    locale: SITE_LANGUAGES[language].locale,
    image: picture,
    'image:width': PICTURE.width,
    'image:height': PICTURE.height,
    'image:type': PICTURE.type,
    'image:alt': title,
  };
  const twitter = { card: 'summary_large_image', title, description, image: picture, 'image:alt': title };
  return [...tags('property', 'og', openGraph), ...tags('name', 'twitter', twitter)].join('');
}

function tags(attribute: string, prefix: string, values: Record<string, string>): string[] {
  return Object.entries(values).map(([name, value]) => `<meta ${attribute}="${prefix}:${name}" content="${escapeHtml(value)}">`);
}
