/**
 * How many slips of the finger lie between two words: a letter too many, one missing, one wrong, or two in each other's place (optimal
 * string alignment). More than `most` are as good as infinite, and cost less to find.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    let fewest = row;
    for (let at = 1; at <= other.length; at += 1) {
      const wrong = one[row - 1] === other[at - 1] ? 0 : 1;
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const swapped = isSwapped ? before[at - 2]! + 1 : Number.POSITIVE_INFINITY;
      const slips = Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + wrong, swapped);
      now.push(slips);
      fewest = Math.min(fewest, slips);
    }
    if (fewest > most) return Number.POSITIVE_INFINITY;
    before = last;
    last = now;
  }
  return last[other.length]! > most ? Number.POSITIVE_INFINITY : last[other.length]!;
}
