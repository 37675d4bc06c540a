import { beforeEach, describe, expect, test } from 'vitest';
import english from '../../../content/translations/en.json' with { type: 'json' };
import { FEEDBACK, forgetRows, GOOD, newClient, postForm, postJson, storedRows } from '../../helpers/feedback/feedback.ts';
import { PAGE, PAGES } from '../../helpers/html/pages.ts';
import { useRawWorker, useWorker } from '../../helpers/worker/worker.ts';

const { get, runtime, console } = useWorker();
const raw = useRawWorker();
beforeEach(async () => {
  console.length = 0;
  await forgetRows(runtime());
});

describe('feedback of the script', () => {
  test('→ 201 with its id, and the row is there, without a trace of the reader', async () => {
    const answer = await postJson(get, GOOD, { 'User-Agent': 'reader', Cookie: 'reader=1', Referer: 'https://reader.example/' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ id: GOOD.id });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    const { website: _, ...fields } = GOOD;
    expect(await storedRows(runtime())).toEqual([{ ...fields, created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) }]);
  });

  test('thumbs alone → stored, with the defaults and an id that the Worker makes', async () => {
    expect((await postJson(get, { page: PAGE, rating: 0 })).status).toBe(201);
    expect(await storedRows(runtime())).toEqual([
      expect.objectContaining({
        page: PAGE,
        rating: 0,
        comment: '',
        section: '',
        language: 'en',
        id: expect.stringMatching(/^[\da-f-]{36}$/),
      }),
    ]);
  });

  test.each(PAGES)('on %s → 201', async (page) => {
    expect((await postJson(get, { page, rating: 1 })).status).toBe(201);
  });
});

/** What is sent instead of the good fields, and what is stored of it: these fields, or nothing and the field that is named. */
type Row = [fault: string, sent: object | string, becomes: { wrong: string } | Partial<typeof GOOD>];

const SHAPES: Row[] = [
  ['nothing', '', { wrong: 'body' }],
  ['no JSON', 'page=/toolpad', { wrong: 'body' }],
  ['JSON that is cut off', '{"page":"/tool', { wrong: 'body' }],
  ['null', 'null', { wrong: 'body' }],
  ['a list', [GOOD], { wrong: 'page' }],
  ['no page', { page: undefined }, { wrong: 'page' }],
  ['a page that does not exist', { page: '/toolpad/nothing' }, { wrong: 'page' }],
  ['a page with a language', { page: `/zh${PAGE}` }, { wrong: 'page' }],
  ['a page elsewhere', { page: 'https://elsewhere.example/toolpad' }, { wrong: 'page' }],
  ['a page that every object has', { page: '__proto__' }, { wrong: 'page' }],
  ['no rating', { rating: undefined }, { wrong: 'rating' }],
  ['the rating 2', { rating: 2 }, { wrong: 'rating' }],
  ['the rating true', { rating: true }, { wrong: 'rating' }],
  ['the rating null', { rating: null }, { wrong: 'rating' }],
  ['a rating in words', { rating: '0' }, { rating: 0 }],
  ['2,000 characters', { comment: 'x'.repeat(2000) }, { comment: 'x'.repeat(2000) }],
  ['2,001 characters', { comment: 'x'.repeat(2001) }, { wrong: 'comment' }],
  ['2,000 Chinese characters', { comment: '好'.repeat(2000) }, { comment: '好'.repeat(2000) }],
  ['1,000 emojis', { comment: '👍'.repeat(1000) }, { comment: '👍'.repeat(1000) }],
  ['half an emoji', { comment: 'a\ud83d' }, { comment: 'a\ufffd' }],
  ['control characters', { comment: 'a\u0000b\u001b[31mc\td\r\ne' }, { comment: 'ab[31mc\td\ne' }],
  ['spaces only', { comment: ' \n\t ' }, { comment: '' }],
  ['SQL', { comment: "'); drop table feedback; --" }, { comment: "'); drop table feedback; --" }],
  ['HTML', { comment: '<script>alert(1)</script>' }, { comment: '<script>alert(1)</script>' }],
  ['a comment that is a number', { comment: 1 }, { wrong: 'comment' }],
  ['a comment that is an object', { comment: { $ne: 1 } }, { wrong: 'comment' }],
  ['a section with a space', { section: 'a b' }, { wrong: 'section' }],
  ['a section with markup', { section: '"><b>' }, { wrong: 'section' }],
  ['a Chinese section', { section: encodeURIComponent('安装') }, { section: encodeURIComponent('安装') }],
  ['a language that the site has not', { language: 'fr' }, { wrong: 'language' }],
  ['an id that is no UUID', { id: '1' }, { wrong: 'id' }],
  ['an id in upper case', { id: GOOD.id.toUpperCase() }, { id: GOOD.id }],
  ['a filled honeypot', { website: 'https://spam.example' }, { wrong: 'website' }],
  ['fields that nobody asked for', { admin: true, created_at: '1970-01-01' }, {}],
];

describe('fields', () => {
  const titled = SHAPES.map(([fault, sent, becomes]) => [fault, 'wrong' in becomes ? `400 ${becomes.wrong}` : 201, sent, becomes] as const);
  test.each(titled)('%s → %s', async (_fault, _status, sent, becomes) => {
    const body = typeof sent === 'string' || Array.isArray(sent) ? sent : { ...GOOD, ...sent };
    const answer = await postJson(get, body);
    const rows = await storedRows(runtime());
    if ('wrong' in becomes) {
      expect([answer.status, rows]).toEqual([400, []]);
      expect(await answer.json()).toEqual({ error: expect.any(String), field: becomes.wrong });
    } else {
      const { website: _, ...fields } = { ...GOOD, ...becomes };
      expect([answer.status, rows]).toEqual([201, [expect.objectContaining(fields)]]);
      expect(rows[0]?.created_at).not.toContain('1970');
    }
  });
});

describe('a body that is not read to its end', () => {
  // The runtime closes the connection after the answer: nobody else may be on it.
  const { get, runtime } = useWorker();
  test('5 MB → 413', async () => {
    const body = JSON.stringify(GOOD).padEnd(5_000_000);
    const answer = await get(FEEDBACK, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
    expect(answer.status).toBe(413);
    expect(await storedRows(runtime())).toEqual([]);
  });
});

describe('size and type', () => {
  const padded = (bytes: number) => JSON.stringify(GOOD).padEnd(bytes);
  test.each<[string, number, string, string]>([
    ['8 KiB', 201, padded(8192), 'application/json'],
    ['a byte more', 413, padded(8193), 'application/json'],
    ['JSON called text', 400, JSON.stringify(GOOD), 'text/plain'],
    ['JSON without a type', 400, JSON.stringify(GOOD), ''],
    ['JSON with a charset', 201, JSON.stringify(GOOD), 'application/json; charset=utf-8'],
    ['a form called JSON', 400, 'page=/toolpad&rating=1', 'application/json'],
    ['multipart without a boundary', 400, 'page', 'multipart/form-data'],
    ['multipart that is broken', 400, '--y\r\n', 'multipart/form-data; boundary=x'],
    ['a form without fields', 400, '', 'application/x-www-form-urlencoded'],
    ['a form', 200, `page=${PAGE}&rating=1&website=`, 'application/x-www-form-urlencoded'],
  ])('%s → %i', async (_, status, body, type) => {
    const answer = await get(FEEDBACK, { method: 'POST', body, headers: { 'Content-Type': type, 'CF-Connecting-IP': newClient() } });
    expect(answer.status).toBe(status);
    expect(await storedRows(runtime())).toHaveLength(status < 300 ? 1 : 0);
  });

  test('9 KB in chunks, without a length → 413', async () => {
    const chunk = padded(9000);
    const body = `${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`;
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    expect((await raw.send(FEEDBACK, { method: 'POST', body, headers })).status).toBe(413);
  });
});

describe('origin', () => {
  test.each<[Record<string, string>, number]>([
    [{}, 201],
    [{ Origin: 'http://127.0.0.1:8787' }, 201],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 201],
    [{ 'Sec-Fetch-Site': 'none' }, 201],
    [{ Origin: 'https://elsewhere.example' }, 403],
    [{ Origin: 'http://127.0.0.1:8788' }, 403],
    [{ Origin: 'https://127.0.0.1:8787' }, 403],
    [{ Origin: 'null' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  ])('%j → %i', async (headers, status) => {
    expect((await postJson(get, GOOD, headers)).status).toBe(status);
    expect(await storedRows(runtime())).toHaveLength(status === 201 ? 1 : 0);
  });

  test('a form of another site → 403, and nothing of it comes back', async () => {
    const answer = await postForm(get, { ...FIELDS, comment: 'planted' }, { Origin: 'https://elsewhere.example' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('planted');
  });
});

const FIELDS = { page: PAGE, rating: '1', comment: '', section: '', language: 'en', website: '' };

describe('the plain form', () => {
  test('→ 200, thanks and a way back; the row is there', async () => {
    const answer = await postForm(get, { ...FIELDS, comment: 'Two\r\nlines' });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(html).toContain(english.feedback.thanks);
    expect(html).toContain(`href="${PAGE}"`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('id="feedback"');
    expect(await storedRows(runtime())).toEqual([expect.objectContaining({ rating: 1, comment: 'Two\nlines' })]);
  });

  test('with 2,000 Chinese characters → 200', async () => {
    expect((await postForm(get, { ...FIELDS, comment: '好'.repeat(2000) })).status).toBe(200);
  });

  test('in Chinese, from right to left, dark → the answer too', async () => {
    const html = await (await postForm(get, { ...FIELDS, language: 'zh' }, { Cookie: 'direction=rtl; mui-mode=dark' })).text();
    expect(html).toMatch(/<html lang="zh" [^>]*data-mui-color-scheme="dark"[^>]* dir="rtl"|<html lang="zh" [^>]*dir="rtl"/);
    expect(html).toContain(`href="/zh${PAGE}"`);
    expect((await storedRows(runtime()))[0]?.language).toBe('zh');
  });

  test.each<[string, string, Record<string, string>]>([
    ['no rating', 'rating', { rating: '' }],
    ['a filled honeypot', 'website', { website: 'x' }],
    ['a comment that is too long', 'comment', { comment: 'y'.repeat(2001) }],
  ])('with %s → 400 that names %s, and the text is in the form again', async (_, field, fault) => {
    const comment = 'A "quoted" <b>comment</b> & more';
    const answer = await postForm(get, { ...FIELDS, comment, ...fault });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain(`“${field}”`);
    expect(html).toContain(fault.comment ?? 'A &quot;quoted&quot; &lt;b&gt;comment&lt;/b&gt; &amp; more');
    expect(await storedRows(runtime())).toEqual([]);
  });

  test('with a page that is none → 400, and nothing of it comes back', async () => {
    const answer = await postForm(get, { ...FIELDS, page: '/elsewhere', comment: 'planted' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/elsewhere|planted/);
  });

  test('over 8 KiB → 413 with a page', async () => {
    const answer = await postForm(get, { ...FIELDS, comment: 'x'.repeat(9000) });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([413, 'text/html; charset=utf-8']);
  });
});
