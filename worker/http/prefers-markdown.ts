/** How much a client wants a type (0 to 1), and where in its header it says so. */
type Wish = { weight: number; place: number };

/**
 * Whether an `Accept` header asks for Markdown rather than HTML (RFC 9110, 12.5.1). Only who names `text/markdown` gets it: browsers, and
 * clients that take anything, never do. At equal weight the type that is named wins over a wildcard, then the one named first. Hono's
 * `accepts` passes over wildcards, so that who takes Markdown at worst would get it.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes('text/markdown')) return false;
  const ranges = accept.split(',').map(parseRange);
  const wish = (...types: string[]): Wish | undefined => {
    for (const type of types) {
      const place = ranges.findIndex((range) => range?.type === type);
      const range = ranges[place];
      if (range) return { weight: range.weight, place };
    }
    return undefined;
  };
  const markdown = wish('text/markdown');
  if (!markdown || markdown.weight === 0) return false;
  const html = wish('text/html');
  const other = html ?? wish('text/*', '*/*');
  if (!other || markdown.weight !== other.weight) return markdown.weight > (other?.weight ?? 0);
  return !html || markdown.place < html.place;
}

/** A media range with its weight; undefined for what is none. Other parameters are left out: the site has one form of each type. */
function parseRange(text: string): { type: string; weight: number } | undefined {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  if (!/^[\w.+*-]+\/[\w.+*-]+$/.test(type)) return undefined;
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
  if (weight === undefined) return { type, weight: 1 };
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? { type, weight: Number(weight) } : undefined;
}
