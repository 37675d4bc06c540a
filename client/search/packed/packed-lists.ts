/** For each term, by its number, the sections that have it. */
export type Lists = { at(term: number): readonly number[]; lengthAt(term: number): number };

const SEPARATOR = ' ';
/** Goes on by `FAR` sections without naming one: a character holds no more than 65,535. */
const SKIP = 0x21;
const FAR = 50_000;
/** A distance of nought: everything from here on is neither a space nor a quotation mark. */
const NOUGHT = 0x30;

/** Lists of sections as text: each section is a character, its distance from the one before; small distances are small, and compress. */
export function packLists(lists: readonly number[][]): string {
  const character = (section: number, at: number, list: number[]) => {
    const distance = section - (list[at - 1] ?? 0);
    return String.fromCharCode(SKIP).repeat(distance / FAR) + String.fromCharCode(NOUGHT + (distance % FAR));
  };
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

  /** About how many: a list of sections far apart counts as a longer one. */
  lengthAt(term: number): number {
    return this.#packed[term]!.length;
  }

  /** Adds to each section's count how many lists it is in, without unpacking any. */
  countInto(counts: Float32Array): void {
    for (const packed of this.#packed) {
      let section = 0;
      for (let at = 0; at < packed.length; at += 1) {
        const code = packed.charCodeAt(at);
        section += distanceOf(code);
        if (code !== SKIP) counts[section]! += 1;
      }
    }
  }
}

function unpack(packed: string): number[] {
  const sections: number[] = [];
  let section = 0;
  for (let at = 0; at < packed.length; at += 1) {
    const code = packed.charCodeAt(at);
    section += distanceOf(code);
    if (code !== SKIP) sections.push(section);
  }
  return sections;
}

function distanceOf(code: number): number {
  return code === SKIP ? FAR : code - NOUGHT;
}
