/** What shows as nothing and may change what is around it, but for white space: control, format and ignorable characters, stand-ins for objects, half characters. */
const UNSEEN_BUT_SPACES = /(?!\s)[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\ufffc]/gu;
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", nbsp: ' ' }),
);

/** What a reader would see of a piece of HTML: no tags, no entities, no control characters, one space between words. What is unseen goes first and a space takes a tag's place, so that no new tag can form. */
export function plainText(html: string): string {
  const decoded = html.replace(/&(#39|[a-z]+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity);
  return decoded
    .replace(UNSEEN_BUT_SPACES, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1[^>]*>|$)/gi, ' ')
    .replace(/<[/!?a-z][^>]*(?:>|$)/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
