const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_PER_CHARACTER = 6;
/** Codes 0 and 1 announce a new character of 8 or 16 bits, 2 ends the text; the dictionary goes on from 3. */
const END = 2;
const FIRST_CODE = 3;

/**
 * Compresses text as lz-string does, in the URL-safe base 64 without padding that CodeSandbox reads. Ours, since it travels to browsers,
 * which need this one of the library's ten ways.
 */
export function compressToBase64Url(text: string): string {
  const out = new CodeWriter();
  const codes = new Map<string, number>();
  const unwritten = new Set<string>();
  const learn = (phrase: string) => codes.set(phrase, FIRST_CODE + codes.size);
  const emit = (phrase: string) => {
    if (unwritten.delete(phrase)) out.writeCharacter(phrase.charCodeAt(0));
    else out.writeCode(codes.get(phrase) ?? END);
  };
  let phrase = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (!codes.has(character)) {
      learn(character);
      unwritten.add(character);
    }
    if (codes.has(phrase + character)) {
      phrase += character;
      continue;
    }
    emit(phrase);
    learn(phrase + character);
    phrase = character;
  }
  if (phrase) emit(phrase);
  return out.end();
}

/** Writes codes, lowest bit first, with as many bits as the dictionary of that moment needs. */
class CodeWriter {
  private text = '';
  private bits = 0;
  private filled = 0;
  private width = 2;
  private untilWider = 2;

  writeCode(code: number): void {
    this.write(code, this.width);
    this.grow();
  }

  writeCharacter(unit: number): void {
    this.write(unit < 256 ? 0 : 1, this.width);
    this.write(unit, unit < 256 ? 8 : 16);
    // A new character takes two places: its own, and the phrase's that it starts.
    this.grow();
    this.grow();
  }

  end(): string {
    this.write(END, this.width);
    this.write(0, BITS_PER_CHARACTER - this.filled);
    return this.text;
  }

  private grow(): void {
    this.untilWider -= 1;
    if (this.untilWider > 0) return;
    this.untilWider = 2 ** this.width;
    this.width += 1;
  }

  private write(value: number, width: number): void {
    for (let bit = 0; bit < width; bit += 1) {
      this.bits = (this.bits << 1) | ((value >> bit) & 1);
      this.filled += 1;
      if (this.filled < BITS_PER_CHARACTER) continue;
      this.text += ALPHABET[this.bits];
      this.bits = 0;
      this.filled = 0;
    }
  }
}
