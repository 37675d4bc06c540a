const TOKEN = /<!--[\s\S]*?-->|<(script|style|noscript|template)\b[\s\S]*?<\/\1>|<(\/?)([a-z]\w*)((?:"[^"]*"|[^>"])*)>|([^<]+)/gi;
/** What a reader's tools tell apart; wrappers around it do not matter. */
const TOLD =
  /^(?:main|article|nav|aside|figure|form|fieldset|h\d|p|ul|ol|li|table|tr|t[hd]|pre|blockquote|details|summary|iframe|img|button|input|a)$/;
const NAMES = ['id', 'href', 'src', 'alt', 'title', 'aria-label', 'lang', 'dir'];

/** A page's article as readers and their tools get it: landmarks, headings, lists, controls with their names, and all text, a line each. */
export function outlineOf(html: string): string {
  const [, article = ''] = /<article\b([\s\S]*?)<form\b(?![^>]*\bversions\b)/.exec(html) ?? [];
  const lines: string[] = [];
  let text = '';
  const flush = () => {
    if (text.trim()) lines.push(text.replace(/\s+/g, ' ').trim());
    text = '';
  };
  for (const [, , closing, tag = '', attributes = '', words = ''] of article.matchAll(TOKEN)) {
    text += words;
    if (closing || !TOLD.test(tag)) continue;
    flush();
    lines.push(`<${tag}${namesIn(attributes)}>`);
  }
  flush();
  return lines.join('\n').replaceAll('&#x27;', "'");
}

function namesIn(attributes: string): string {
  return NAMES.map((name) => new RegExp(`\\s${name}="[^"]*"`).exec(attributes)?.[0] ?? '').join('');
}
