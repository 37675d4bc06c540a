import { describe, expect, test } from 'vitest';
import { isProblem, parseSearch } from '../../../client/search/parse-search.ts';

describe('parseSearch', () => {
  test.each([
    [{}, { query: '', language: 'en', product: undefined, limit: 10 }],
    [{ query: ' dialog ' }, { query: 'dialog', language: 'en', product: undefined, limit: 10 }],
    [
      { query: '对话框', language: 'zh', product: 'core', limit: '5' },
      { query: '对话框', language: 'zh', product: 'core', limit: 5 },
    ],
    [
      { query: '__proto__', product: '' },
      { query: '__proto__', language: 'en', product: undefined, limit: 10 },
    ],
    [
      { query: 'a'.repeat(200), product: 'studio', limit: 1 },
      { query: 'a'.repeat(200), language: 'en', product: 'studio', limit: 1 },
    ],
    [
      { query: 'x', product: '', near: 'studio' },
      { query: 'x', language: 'en', near: 'studio', limit: 10 },
    ],
    // What is pasted, and what a Mac writes.
    [{ query: '\tab\r\n  cd\n' }, { query: 'ab cd', language: 'en', limit: 10 }],
    [{ query: 'cafe\u0301' }, { query: 'caf\u00e9', language: 'en', limit: 10 }],
    [{ query: '   ' }, { query: '', language: 'en', product: undefined, limit: 10 }],
    [{ query: 'ab '.repeat(30) }, { query: 'ab '.repeat(30).trim(), language: 'en', product: undefined, limit: 10 }],
    [
      { query: 'x', limit: 50 },
      { query: 'x', language: 'en', product: undefined, limit: 50 },
    ],
  ])('%j → %j', (raw, search) => {
    expect(parseSearch(raw)).toEqual(search);
  });

  test.each([
    [{ query: 'a'.repeat(201) }, 'long'],
    [{ query: 'a'.repeat(10_240) }, 'long'],
    [{ query: 'ab '.repeat(31) }, 'long'],
    [{ query: 'a\u0000b' }, 'wrong'],
    [{ query: '\u007f' }, 'wrong'],
    [{ query: '???' }, 'wrong'],
    [{ query: '-' }, 'wrong'],
    [{ query: 7 }, 'wrong'],
    [{ query: ['a'] }, 'wrong'],
    [{ query: null }, 'wrong'],
    [{ language: 'fr' }, 'wrong'],
    [{ language: '__proto__' }, 'wrong'],
    [{ product: 'constructor' }, 'wrong'],
    [{ product: 'material-ui' }, 'wrong'],
    [{ limit: '0' }, 'wrong'],
    [{ limit: '51' }, 'wrong'],
    [{ limit: '1.5' }, 'wrong'],
    [{ limit: 'all' }, 'wrong'],
    [{ limit: '-1' }, 'wrong'],
  ])('%j → %s, with what is wrong and what to send', (raw, kind) => {
    const problem = parseSearch(raw);
    expect(isProblem(problem) && problem.problem).toBe(kind);
    expect(isProblem(problem) && problem.message).toMatch(/^[A-Z].+\. (?:Send|Ask).+\.$/);
  });
});
