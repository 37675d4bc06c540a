import { describe, expect, test } from 'vitest';
import { parseWaiting } from '../../../client/shared/feedback-message.ts';

const MESSAGE = { id: 'a', page: '/toolpad', rating: 1, comment: 'Words', section: '', language: 'en', website: '' };

describe('parseWaiting', () => {
  test.each<[string, number, unknown]>([
    ['what was kept', 1, JSON.stringify([MESSAGE])],
    ['nothing', 0, ''],
    ['no text', 0, null],
    ['no JSON', 0, '['],
    ['no list', 0, '{"0":1}'],
    ['null in the list', 1, JSON.stringify([null, MESSAGE])],
    ['a rating in words', 0, JSON.stringify([{ ...MESSAGE, rating: '1' }])],
    ['the rating 2', 0, JSON.stringify([{ ...MESSAGE, rating: 2 }])],
    ['the rating 0', 1, JSON.stringify([{ ...MESSAGE, rating: 0 }])],
    ['as many as a device keeps', 20, JSON.stringify(Array.from({ length: 20 }, () => MESSAGE))],
    ['more than a device keeps', 20, JSON.stringify(Array.from({ length: 21 }, () => MESSAGE))],
  ])('%s → messages: %i', (_, count, text) => {
    expect(parseWaiting(text)).toEqual(Array.from({ length: count }, () => ({ ...MESSAGE, rating: expect.any(Number) })));
  });

  test.each(['id', 'page', 'comment', 'section', 'language', 'website'])('no %s, or one that is no text → no message', (name) => {
    const texts = [undefined, null, 7, {}].map((value) => JSON.stringify([{ ...MESSAGE, [name]: value }]));
    expect(texts.flatMap(parseWaiting)).toEqual([]);
  });
});
