const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Reads what lz-string's URL-safe base 64 holds, written from the format and not from the site's writer. */
export function decompressFromBase64Url(text: string): string {
  let position = 0;
  const read = (width: number) => {
    let value = 0;
    for (let bit = 0; bit < width; bit += 1, position += 1) {
      value |= ((ALPHABET.indexOf(text[Math.floor(position / 6)]!) >> (5 - (position % 6))) & 1) << bit;
    }
    return value;
  };
  // Three codes have a meaning of their own.
  const phrases = ['', '', ''];
  let result = '';
  let last = '';
  for (;;) {
    // As many bits as the number of phrases has.
    let code = read(Math.floor(Math.log2(phrases.length)) + 1);
    if (code === 2) return result;
    if (code < 2) {
      phrases.push(String.fromCharCode(read(code === 0 ? 8 : 16)));
      code = phrases.length - 1;
    }
    const phrase = phrases[code] ?? last + last.charAt(0);
    result += phrase;
    if (last) phrases.push(last + phrase.charAt(0));
    last = phrase;
  }
}
