import { expect, test } from 'vitest';
import { draftOf } from '../../../../worker/feedback/feedback-draft.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const DRAFT = { page: '/toolpad', comment: 'Words', section: 'a', language: 'zh', id: ID };

test.each<[string, unknown, object | undefined]>([
  ['every field', DRAFT, DRAFT],
  ['the page alone', { page: '/toolpad' }, { page: '/toolpad', comment: '', section: '', language: 'en', id: undefined }],
  ['texts that are none', { ...DRAFT, comment: 7, section: ['a'] }, { ...DRAFT, comment: '', section: '' }],
  ['a language that the site has not', { ...DRAFT, language: 'fr' }, { ...DRAFT, language: 'en' }],
  ['an id in capitals', { ...DRAFT, id: ID.toUpperCase() }, { ...DRAFT, id: ID.toUpperCase() }],
  ['an id that is none', { ...DRAFT, id: `${ID}0` }, { ...DRAFT, id: undefined }],
  ['an id that is no text', { ...DRAFT, id: [ID] }, { ...DRAFT, id: undefined }],
  ['a page that is none of ours', { ...DRAFT, page: '/elsewhere' }, undefined],
  ['no page', { ...DRAFT, page: undefined }, undefined],
  ['no fields', undefined, undefined],
  ['a text', 'page', undefined],
])('%s', (_, fields, draft) => {
  expect(draftOf(fields)).toEqual(draft);
});
