import { describe, expect, test } from 'vitest';
import { parseWaiting } from '../../../client/shared/feedback-message.ts';

const MESSAGE = { id: 'a', page: '/toolpad', rating: 1, comment: 'Words', section: '', language: 'en', website: '' };

describe('parseWaiting', () => {
  test.each<[string, unknown, unknown[]]>([
    ['what was kept', JSON.stringify([MESSAGE]), [MESSAGE]],
    ['nothing', '', []],
    ['no text', null, []],
    ['no JSON', '[', []],
    ['no list', '{"0":1}', []],
    ['null in the list', JSON.stringify([null, MESSAGE]), [MESSAGE]],
    ['a rating in words', JSON.stringify([{ ...MESSAGE, rating: '1' }]), []],
    ['the rating 2', JSON.stringify([{ ...MESSAGE, rating: 2 }]), []],
    ['no id', JSON.stringify([{ ...MESSAGE, id: undefined }]), []],
    ['a comment that is no text', JSON.stringify([{ ...MESSAGE, comment: {} }]), []],
    ['more than a device keeps', JSON.stringify(Array.from({ length: 21 }, () => MESSAGE)), Array.from({ length: 20 }, () => MESSAGE)],
  ])('%s → %3$j', (_, text, messages) => {
    expect(parseWaiting(text)).toEqual(messages);
  });
});
