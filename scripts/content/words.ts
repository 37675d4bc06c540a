/** A word of the interface inside a compiled body: the renderer puts the reader's language in. */
export function word(key: string): string {
  return `{{t:${key}}}`;
}
