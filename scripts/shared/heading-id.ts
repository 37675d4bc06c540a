/** The id of a heading, from its plain text: lower case, without tags' brackets and emojis, punctuation and spaces as single dashes. */
export function headingId(text: string): string {
  const id = text
    .toLowerCase()
    .replace(/=>|<| \/>|'|’/g, '')
    .replace(/[!@#$%^&*()=_+[\]{}`~;:"|,.<>/?\s\\]+/g, '-')
    .replace(/\p{Extended_Pictographic}/gu, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return encodeURIComponent(id);
}

/** Makes an id unique within a page: the second `usage` becomes `usage-2`. */
export function uniqueId(id: string, taken: Map<string, number>): string {
  let count = (taken.get(id) ?? 0) + 1;
  // A heading may be called like a numbered one.
  while (count > 1 && taken.has(`${id}-${count}`)) count += 1;
  const unique = count === 1 ? id : `${id}-${count}`;
  taken.set(unique, 1).set(id, count);
  return unique;
}
