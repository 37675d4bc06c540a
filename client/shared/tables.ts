/** The keys of a table that has these and no others. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}

/** A table with these keys, each with the value that is made for it. */
export function tableOf<Key extends string, Value>(keys: readonly Key[], make: (key: Key, index: number) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key, index) => [key, make(key, index)])) as Record<Key, Value>;
}
