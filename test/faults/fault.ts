/** A fault that somebody could write into the site: what is wrong with it, where, and which tests see it. */
export type Fault = {
  /** What goes wrong, as one would report it. */
  what: string;
  file: string;
  /** Stands once in the file, and `put` takes its place. */
  find: string;
  put: string;
  /** Parts of the paths of the test files that must fail, as `npm test --` takes them. */
  seenBy: readonly string[];
};

/** A file's text with the fault in it. Throws when what it changes is no longer there, or there more than once. */
export function withFault(text: string, { what, file, find, put }: Pick<Fault, 'what' | 'file' | 'find' | 'put'>): string {
  const parts = text.split(find);
  if (parts.length === 2) return parts.join(put);
  const times = parts.length === 1 ? 'is not there' : `is there ${parts.length - 1} times`;
  throw new Error(`The fault "${what}" changes \`${find}\` in ${file}, which ${times}. Write in test/faults what it changes now.`);
}
