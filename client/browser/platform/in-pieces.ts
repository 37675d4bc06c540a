/** Does long work piece by piece: what readers do meanwhile is answered between two of them. Throws what the work throws. */
export async function inPieces<Result>(work: Iterator<void, Result>): Promise<Result> {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
    // Behind what waits already, an answer from the edge for one; `scheduler.yield` goes on before it.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
