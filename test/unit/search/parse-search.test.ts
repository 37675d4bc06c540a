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
    [{ query: 'a'.repeat(201) }, 413],
    [{ query: 'a'.repeat(10_240) }, 413],
    [{ query: 'ab '.repeat(31) }, 413],
    [{ query: 'a\u0000b' }, 400],
    [{ query: 'a\nb' }, 400],
    [{ query: '\u007f' }, 400],
    [{ query: '???' }, 400],
    [{ query: '-' }, 400],
    [{ query: 7 }, 400],
    [{ query: ['a'] }, 400],
    [{ query: null }, 400],
    [{ language: 'fr' }, 400],
    [{ language: '__proto__' }, 400],
    [{ product: 'constructor' }, 400],
    [{ product: 'material-ui' }, 400],
    [{ limit: '0' }, 400],
    [{ limit: '51' }, 400],
    [{ limit: '1.5' }, 400],
    [{ limit: 'all' }, 400],
    [{ limit: '-1' }, 400],
  ])('%j → %i, with what is wrong and what to send', (raw, status) => {
    const problem = parseSearch(raw);
    expect(isProblem(problem) && problem.status).toBe(status);
    expect(isProblem(problem) && problem.message).toMatch(/^[A-Z].+\. (?:Send|Ask).+\.$/);
  });
});
