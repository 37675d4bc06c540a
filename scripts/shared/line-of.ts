/** The line of the first place where a text stands at or after an offset, from 1; the offset's own line if it is nowhere. */
export function lineOf(source: string, text: string, from = 0): number {
  const index = source.indexOf(text, from);
  return source.slice(0, index < 0 ? from : index).split('\n').length;
}
