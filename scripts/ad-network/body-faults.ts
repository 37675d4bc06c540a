import { type FeedAd, feedOf } from './feed.ts';
import type { Answer } from './wire-faults.ts';

const GOOD = feedOf({});

function answer(body: string | Buffer, status = 200, headers: Record<string, string> = { 'Content-Type': 'application/json' }): Answer {
  return (response) => void response.writeHead(status, headers).end(body);
}

const status = (code: number, headers?: Record<string, string>) => answer([204, 304].includes(code) ? '' : GOOD, code, headers);
const typed = (type: string, body: string | Buffer) => answer(body, 200, { 'Content-Type': type });
const failing =
  (times: number): Answer =>
  (response, attempt) =>
    void response.writeHead(attempt <= times ? 503 : 200).end(GOOD);

/** Answers with a status that is no 200, with the good feed as their body. */
export const STATUS_FAULTS: Record<string, Answer> = {
  204: status(204),
  206: status(206),
  301: status(301, { Location: '/good' }),
  302: status(302, { Location: 'https://elsewhere.example/' }),
  304: status(304),
  307: status(307, { Location: '/307' }),
  401: status(401, { 'WWW-Authenticate': 'Basic' }),
  404: status(404),
  429: status(429, { 'Retry-After': '60' }),
  500: status(500),
  'nine-times-503': failing(9),
  'ten-times-503': failing(10),
};

/** Types and encodings. */
export const TYPE_FAULTS: Record<string, Answer> = {
  html: typed('text/html', '<!doctype html><title>Sign in to the hotel network</title>'),
  'good-as-html': typed('text/html', GOOD),
  'no-type': answer(GOOD, 200, {}),
  'utf-16': typed('application/json', Buffer.from(GOOD, 'utf16le')),
  'byte-order-mark': typed('application/json', `\ufeff${GOOD}`),
  picture: typed('image/png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
};

/** Bodies that aren't feeds. */
export const JSON_FAULTS: Record<string, Answer> = Object.fromEntries(
  Object.entries({
    empty: '',
    null: 'null',
    list: '[]',
    text: '"ads"',
    'no-ads': '{}',
    'ads-null': '{"ads":null}',
    'ads-object': '{"ads":{"0":{}}}',
    'no-ad': '{"ads":[]}',
    'empty-ad': '{"ads":[{}]}',
    'ad-null': '{"ads":[null,7,"ad",[]]}',
    'cut-off': GOOD.slice(0, -3),
    callback: `callback(${GOOD})`,
    deep: '['.repeat(30_000),
    'too-many': `{"ads":[${'{},'.repeat(100)}{}]}`,
    'too-long': feedOf({ more: 'x'.repeat(65_536) }),
  }).map(([name, body]) => [name, answer(body)]),
);

const long = (length: number) => 'x'.repeat(length);

/** Ads with a field that is not as it should be. */
export const FIELD_FAULTS: Record<string, FeedAd[]> = {
  'no-link': [{ statlink: undefined }],
  'empty-link': [{ statlink: '' }],
  'http-link': [{ statlink: 'http://click.ads.example/' }],
  'script-link': [{ statlink: 'java\nscript:alert(1)' }],
  'link-with-user': [{ statlink: 'https://mui.com@click.ads.example/' }],
  'link-number': [{ statlink: 7 }],
  'long-link': [{ statlink: `https://click.ads.example/${long(2048)}` }],
  'link-without-scheme': [{ statlink: '//click.ads.example/northwind' }],
  'no-words': [{ company: '', description: ' ' }],
  'company-object': [{ company: { toString: 'x' } }],
  'long-description': [{ description: long(501) }],
  'html-description': [{ description: '<b>Northwind</b> &amp; <script>alert(1)</script>&lt;img src=x onerror=alert(2)&gt;Co <scr<b>ipt>' }],
  'turned-text': [{ company: 'North\u202ewind\u0000\u0007' }],
  'foreign-image': [{ image: 'https://elsewhere.example/a.png' }],
  'http-image': [{ image: 'http://img.ads.example/a.png' }],
  'script-image': [{ image: 'javascript:alert(1)' }],
  'foreign-pixel': [{ pixel: 'https://elsewhere.example/p||https://count.ads.example/mine||http://count.ads.example/plain||javascript:1' }],
  'many-pixels': [{ pixel: Array.from({ length: 200 }, (_, index) => `https://count.ads.example/${index}`).join('||') }],
  'timestamp-object': [{ timestamp: {}, statimp: 'https://count.ads.example/imp', pixel: null }],
  'more-fields': [{ reader: 'secret', html: '<b>', constructor: 'x', ['__proto__']: { link: 'x' } }],
  'second-is-good': [{ statlink: '' }, { company: 'Second' }],
};
