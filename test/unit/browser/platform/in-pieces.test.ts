import { expect, test } from 'vitest';
import { inPieces } from '../../../../client/browser/platform/in-pieces.ts';

test('what waits already comes between two pieces', async () => {
  const seen: string[] = [];
  function* work(): Generator<void, string> {
    for (const piece of ['first', 'second']) {
      seen.push(piece);
      setTimeout(() => seen.push(`a reader after the ${piece}`));
      yield;
    }
    return 'done';
  }
  expect(await inPieces(work())).toBe('done');
  expect(seen).toEqual(['first', 'a reader after the first', 'second', 'a reader after the second']);
});

test('what the work throws is thrown', async () => {
  function* work(): Generator<void, never> {
    yield;
    throw new RangeError('Too far.');
  }
  await expect(inPieces(work())).rejects.toThrow(new RangeError('Too far.'));
});
