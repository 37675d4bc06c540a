/** Control characters but white space, and those that turn the direction of what follows. */
const UNSEEN_BUT_SPACES = /(?!\s)[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", nbsp: ' ' };

/** What a reader would see of a piece of HTML: no tags, no entities, no control characters, one space between words. A space takes a tag's place, so that no new tag can form. */
export function plainText(html: string): string {
  const decoded = html.replace(/&(#39|[a-z]+);/g, (entity, name: string) => (Object.hasOwn(ENTITIES, name) ? ENTITIES[name]! : entity));
  return decoded
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1[^>]*>|$)/gi, ' ')
    .replace(/<[/!?a-z][^>]*(?:>|$)/gi, ' ')
    .replace(UNSEEN_BUT_SPACES, '')
    .replace(/\s+/g, ' ')
    .trim();
}
