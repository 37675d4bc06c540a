/** For each term, by its number, the sections that have it. */
export type Lists = { at(term: number): readonly number[]; lengthAt(term: number): number };

const SEPARATOR = ' ';
/** A distance of nought: everything from here on is neither a space nor a quotation mark. */
const NOUGHT = 0x30;

/** Lists of sections as text: each section is a character, its distance from the one before; small distances are small, and compress. */
export function packLists(lists: readonly number[][]): string {
  const character = (section: number, at: number, list: number[]) => String.fromCharCode(NOUGHT + section - (list[at - 1] ?? 0));
  return lists.map((list) => list.map(character).join('')).join(SEPARATOR);
}

/** The lists that `packLists` packed. Each is unpacked when it is asked for: a query looks at a few of thousands. */
export class PackedLists implements Lists {
  readonly #packed: readonly string[];
  readonly #unpacked: (readonly number[])[] = [];

  constructor(text: string) {
    this.#packed = text.split(SEPARATOR);
  }

  at(term: number): readonly number[] {
    this.#unpacked[term] ??= unpack(this.#packed[term]!);
    return this.#unpacked[term]!;
  }

  lengthAt(term: number): number {
    return this.#packed[term]!.length;
  }

  /** Adds to each section's count how many lists it is in, without unpacking any. */
  countInto(counts: Float32Array): void {
    for (const packed of this.#packed) {
      let section = 0;
      for (let at = 0; at < packed.length; at += 1) {
        section += packed.charCodeAt(at) - NOUGHT;
        counts[section]! += 1;
      }
    }
  }
}

function unpack(packed: string): number[] {
  let section = 0;
  return Array.from(packed, (_, at) => {
    section += packed.charCodeAt(at) - NOUGHT;
    return section;
  });
}
