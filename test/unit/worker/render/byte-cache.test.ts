import { describe, expect, test } from 'vitest';
import { ByteCache } from '../../../../worker/render/byte-cache.ts';

/** A cache of 10 bytes after these entries were set, written `key:size`. */
function filled(entries: string): ByteCache<{ size: number }> {
  const cache = new ByteCache<{ size: number }>(10);
  for (const entry of entries.split(' ')) {
    const [key, size] = entry.split(':');
    cache.set(key!, { size: Number(size) });
  }
  return cache;
}

const keysIn = (cache: ByteCache<{ size: number }>) => ['a', 'b', 'c', 'd'].filter((key) => cache.get(key)).join(' ');

describe('ByteCache', () => {
  test.each([
    ['what fits exactly', 'a:4 b:6', 'a b'],
    ['not the oldest when a byte is too much', 'a:4 b:6 c:1', 'b c'],
    ['not the oldest two when one is not enough', 'a:1 b:6 c:9', 'c'],
    ['nothing larger than itself', 'a:4 b:11', ''],
    ['an entry of all its bytes', 'a:4 b:10', 'b'],
    ['the new size of an entry set again', 'a:9 a:2 b:8', 'a b'],
    ['an entry that grew, as the newest', 'a:1 b:5 a:6', 'a'],
    ['entries without a size', 'a:0 b:10 c:0', 'a b c'],
  ])('keeps %s: %s leaves %j', (_name, entries, keys) => {
    expect(keysIn(filled(entries))).toBe(keys);
  });

  test('keeps what was read last', () => {
    const cache = filled('a:5 b:5');
    cache.get('a');
    cache.set('c', { size: 5 });
    expect(keysIn(cache)).toBe('a c');
  });

  test('gives back the entry itself', () => {
    const cache = new ByteCache<{ size: number; text: string }>(10);
    const entry = { size: 1, text: 'x' };
    cache.set('a', entry);
    expect(cache.get('a')).toBe(entry);
    expect(cache.get('b')).toBeUndefined();
  });

  test('holds no more than its bytes after 10,000 entries', () => {
    const cache = new ByteCache<{ size: number }>(100);
    for (let index = 0; index < 10_000; index += 1) cache.set(String(index), { size: (index % 7) + 1 });
    const kept = Array.from({ length: 10_000 }, (_, index) => cache.get(String(index))?.size ?? 0);
    const bytes = kept.reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(100);
    expect(bytes).toBeGreaterThan(93);
  });
});
