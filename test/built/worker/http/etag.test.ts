import { describe, expect, test } from 'vitest';
import { contentTag, matchesEtag } from '../../../../worker/http/etag.ts';

describe('matchesEtag', () => {
  test.each<[string | undefined, boolean]>([
    ['"a-1"', true],
    ['W/"a-1"', true],
    [' "a-1" ', true],
    ['"b", "a-1"', true],
    ['"b" ,W/"a-1","c"', true],
    ['*', true],
    ['"b"', false],
    ['"a"', false],
    ['a-1', false],
    ['w/"a-1"', false],
    ['WW/"a-1"', false],
    ['"W/"a-1""', false],
    ['', false],
    [',,', false],
    [undefined, false],
  ])('If-None-Match %j for "a-1": %s', (header, matches) => {
    expect(matchesEtag(header, '"a-1"')).toBe(matches);
  });
});

describe('contentTag', () => {
  test('16 characters that an ETag may hold, the same for the same text alone', async () => {
    const texts = Array.from({ length: 200 }, (_, index) => `page ${index}`);
    const tags = await Promise.all(texts.map(contentTag));
    expect(tags.filter((tag) => !/^\w{16}$/.test(tag))).toEqual([]);
    expect(new Set(tags).size).toBe(texts.length);
    expect(await Promise.all(texts.map(contentTag))).toEqual(tags);
  });

  test('it is the beginning of the SHA-256', async () => {
    // 47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU= is the hash of nothing.
    expect(await contentTag('')).toBe('47DEQpj8HBSa__TI');
  });
});
