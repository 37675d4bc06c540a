import { describe, expect, test } from 'vitest';
import { PackedLists, packLists } from '../../../../client/search/packed/packed-lists.ts';
import { pick, seededRandom } from '../../../helpers/random.ts';

function expectLists(packed: PackedLists, lists: readonly number[][]): void {
  expect(lists.map((_, term) => packed.lengthAt(term))).toEqual(lists.map(({ length }) => length));
  expect(lists.map((_, term) => packed.at(term))).toEqual(lists);
}

describe('packed lists', () => {
  test.each<[number[][], string]>([
    [[[]], ''],
    [[[0]], '0'],
    [[[0, 1, 3]], '012'],
    [[[2], [], [5]], '2  5'],
    [[[17, 16 + 32]], 'AO'],
  ])('%j → %j, and back', (lists, text) => {
    expect(packLists(lists)).toBe(text);
    expectLists(new PackedLists(text), lists);
  });

  test('a thousand lists of a thousand sections come back as they were', () => {
    const random = seededRandom(3);
    const sections = Array.from({ length: 1000 }, (_, section) => section);
    const lists = Array.from({ length: 1000 }, () => {
      const share = pick([0, 0.001, 0.01, 0.1], random);
      return sections.filter(() => random() < share);
    });
    const packed = new PackedLists(packLists(lists));
    expectLists(packed, lists);
    // The same after they were unpacked.
    expectLists(packed, lists);
    const counts = new Float32Array(1000);
    packed.countInto(counts);
    expect([...counts]).toEqual(sections.map((section) => lists.filter((list) => list.includes(section)).length));
  });

  test.each([
    [[55_300, 110_600], 'at the half of a pair'],
    [[65_488], 'at the first that a character does not hold'],
    [[65_520], 'at what would be the space between lists'],
    [[49_999, 50_000, 100_000], 'around a skip'],
    [[3, 65_600, 65_601, 400_000], 'beyond what a character holds'],
  ])('%j, %s, come back from a file', (list) => {
    const file = Buffer.from(JSON.stringify(packLists([list, [1]])));
    const packed = new PackedLists(JSON.parse(file.toString()));
    expect([packed.at(0), packed.at(1)]).toEqual([list, [1]]);
    const counts = new Float32Array(400_001);
    packed.countInto(counts);
    expect([...counts.keys()].filter((section) => counts[section])).toEqual([...new Set([1, ...list])].sort((a, b) => a - b));
  });
});
