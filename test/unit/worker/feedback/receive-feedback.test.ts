import { expect, test } from 'vitest';
import { receiveFeedback } from '../../../../worker/feedback/receive-feedback.ts';

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';
const part = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test.each<[string, string, string, object]>([
  ['JSON', JSON_TYPE, '{"page":"/toolpad"}', { isForm: false, fields: { page: '/toolpad' } }],
  ['JSON in capitals, with a charset', 'Application/JSON; charset=utf-8', '7', { isForm: false, fields: 7 }],
  ['JSON that is cut off', JSON_TYPE, '{"page":', { isForm: false, fields: undefined }],
  ['a type that begins like JSON', 'application/jsonp', '7', { isForm: false, fields: undefined }],
  ['a type that ends like JSON', 'text/application/json', '7', { isForm: false, fields: undefined }],
  ['no type', '', '7', { isForm: false, fields: undefined }],
  ['a form', FORM, 'page=%2Ftoolpad&rating=1', { isForm: true, fields: { page: '/toolpad', rating: '1' } }],
  ['a form in capitals', FORM.toUpperCase(), 'page=a', { isForm: true, fields: { page: 'a' } }],
  ['a form that ends like one', `text/${FORM}`, 'page=a', { isForm: false, fields: undefined }],
  ['a name that repeats', FORM, 'page=a&page=b', { isForm: true, fields: { page: 'a' } }],
  ['an id', FORM, 'id=a', { isForm: true, fields: { id: 'a' } }],
  ['an empty id', FORM, 'id=&page=', { isForm: true, fields: { id: undefined, page: '' } }],
  ['many parts', MULTIPART, `${part('page', 'a')}${part('comment', 'b')}--x--\r\n`, { isForm: true, fields: { page: 'a', comment: 'b' } }],
  ['broken parts', MULTIPART, 'page', { isForm: true, fields: undefined }],
  ['8 KiB', JSON_TYPE, '7'.padEnd(8192), { isForm: false, fields: 7 }],
  ['a byte more', JSON_TYPE, '7'.padEnd(8193), { isForm: false, tooLarge: true }],
  ['a form that is too large', FORM, 'page='.padEnd(8193, 'a'), { isForm: true, tooLarge: true }],
])('%s', async (_, type, body, received) => {
  const headers: HeadersInit = type ? { 'Content-Type': type } : {};
  const request = new Request('https://docs.example/', { method: 'POST', body: new TextEncoder().encode(body), headers });
  expect(await receiveFeedback(request)).toEqual(received);
});
