import { describe, expect, test } from 'vitest';
import { ownAppQuery } from '../../../client/shared/own-app/own-app.ts';
import { OPEN_REDIRECTS } from '../../fixtures/open-redirects.ts';
import { PAGE } from '../../helpers/html/pages.ts';
import { useRawWorker, useWorker } from '../../helpers/worker/worker.ts';

const { get, runtime } = useWorker();
const raw = useRawWorker();
const ROUTE = '/toolpad/_edge/preferences';
const save = (form: Record<string, string>) => get(ROUTE, { method: 'POST', body: new URLSearchParams(form) });
const YEAR = 'path=/; max-age=31536000; SameSite=Lax';

test.each([
  ['mode', 'dark', 'mui-mode=dark'],
  ['mode', 'light', 'mui-mode=light'],
  ['mode', 'system', 'mui-mode=system'],
  ['direction', 'rtl', 'direction=rtl'],
  ['direction', 'ltr', 'direction=ltr'],
  ['codeVariant', 'JS', 'codeVariant=JS'],
  ['codeVariant', 'TS', 'codeVariant=TS'],
  ['codeStyling', 'tailwind', 'codeStyling=tailwind'],
  ['codeStyling', 'MUI System', 'codeStyling=system'],
  ['dense', 'true', 'dense=true'],
  ['dense', 'false', 'dense=false'],
  ['packageManager', 'pnpm', 'codeblock-package-manager=pnpm'],
  ['mode', 'purple', 'mui-mode=system'],
  ['mode', 'dark; Domain=evil.example', 'mui-mode=system'],
  ['mode', 'dark\r\nSet-Cookie: a=b', 'mui-mode=system'],
  ['direction', 'RTL', 'direction=ltr'],
  ['codeVariant', '__proto__', 'codeVariant=TS'],
  ['codeStyling', 'constructor', 'codeStyling=system'],
  ['dense', '1', 'dense=false'],
])('%s=%j → Set-Cookie: %s, for a year', async (name, value, cookie) => {
  const answer = await save({ [name]: value });
  expect(answer.status).toBe(303);
  expect(answer.headers.getSetCookie()).toEqual([`${cookie}; ${YEAR}`]);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('several at once → a cookie each, and none for what the form does not name', async () => {
  const names = (await save({ mode: 'dark', dense: 'true', language: 'zh', evil: 'x' })).headers
    .getSetCookie()
    .map((cookie) => cookie.split('=')[0]);
  expect(names).toEqual(['mui-mode', 'dense']);
});

test('on https → Secure too', async () => {
  const body = new URLSearchParams({ mode: 'dark' }).toString();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await runtime().dispatchFetch(`https://docs.example${ROUTE}`, { method: 'POST', body, headers, redirect: 'manual' });
  expect(answer.headers.get('Set-Cookie')).toBe(`mui-mode=dark; ${YEAR}; Secure`);
});

test.each([
  [PAGE, 'en', PAGE],
  [PAGE, 'zh', `/zh${PAGE}`],
  [`/zh${PAGE}`, 'en', PAGE],
  [`/zh${PAGE}`, 'zh', `/zh${PAGE}`],
  ['/api-docs', 'zh', '/zh/api-docs'],
  ['/toolpad', 'zh', '/zh/toolpad'],
  [PAGE, 'xx', PAGE],
  [PAGE, '//evil.example', PAGE],
  ['', 'zh', '/zh/toolpad'],
  ['/blog', 'en', '/toolpad'],
  ['/static/favicon.svg', 'en', '/toolpad'],
])('return=%s, language=%s → 303 %s', async (target, language, location) => {
  const answer = await save({ return: target, language });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe(location);
});

test.each(OPEN_REDIRECTS)('return=%j → no other site', async (target) => {
  expect((await save({ return: target })).headers.get('Location')).toBe('/toolpad');
});

test('neither return nor language → /toolpad', async () => {
  expect((await save({ mode: 'dark' })).headers.get('Location')).toBe('/toolpad');
});

test('multipart → taken too', async () => {
  const part = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const body = `${part('mode', 'light')}${part('return', PAGE)}--x--\r\n`;
  const answer = await get(ROUTE, { method: 'POST', body, headers: { 'Content-Type': 'multipart/form-data; boundary=x' } });
  expect([answer.status, answer.headers.get('Location'), answer.headers.get('Set-Cookie')]).toEqual([303, PAGE, `mui-mode=light; ${YEAR}`]);
});

describe('the name of an app', () => {
  const NAME = `Rosa's "Café"; Secure, a=b`;
  const menuOf = (...pages: string[]) => ['', ...pages].map((page): [string, string] => ['menu', page]);
  const send = (fields: [string, string][]) => get(ROUTE, { method: 'POST', body: new URLSearchParams(fields) });

  test('→ the cookie that the browser would write, and the scene with the app', async () => {
    const app = { name: NAME, primary: 'teal', menu: ['orders'] } as const;
    const answer = await send([['name', ` ${NAME}\r\n`], ['primary', 'teal'], ...menuOf('orders')]);
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie()).toEqual([`own-app=${encodeURIComponent(ownAppQuery(app))}; ${YEAR}`]);
    expect(answer.headers.get('Location')).toBe(`/toolpad/_demo/DashboardLayoutOverview?${ownAppQuery(app)}`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test.each(['', ' ', '\u200b'])('%j → no cookie any more, and the scene as it is', async (name) => {
    const answer = await send([
      ['name', name],
      ['primary', 'teal'],
    ]);
    expect(answer.headers.getSetCookie()).toEqual(['own-app=; path=/; max-age=0; SameSite=Lax']);
    expect(answer.headers.get('Location')).toBe('/toolpad/_demo/DashboardLayoutOverview');
  });

  test('what is too long or unknown is not kept', async () => {
    const answer = await send([['name', 'x'.repeat(3000)], ['primary', 'red'], ['evil', 'x'], ...menuOf('nothing', 'reports')]);
    const app = { name: 'x'.repeat(60), primary: 'blue', menu: ['reports'] } as const;
    expect(answer.headers.getSetCookie()).toEqual([`own-app=${encodeURIComponent(ownAppQuery(app))}; ${YEAR}`]);
  });
});

describe('what is no form', () => {
  test.each([
    ['JSON', 'application/json', '{"mode":"dark"}', 400],
    ['text', 'text/plain', 'mode=dark', 400],
    ['no type', '', 'mode=dark', 400],
    ['multipart without a boundary', 'multipart/form-data', 'mode=dark', 400],
    ['multipart that is broken', 'multipart/form-data; boundary=x', '--y\r\n', 400],
    ['4 KiB', 'application/x-www-form-urlencoded', `mode=dark&x=${'a'.repeat(4084)}`, 303],
    ['a byte more', 'application/x-www-form-urlencoded', `mode=dark&x=${'a'.repeat(4085)}`, 413],
  ])('%s → its status', async (_, type, body, status) => {
    const answer = await raw.send(ROUTE, { method: 'POST', body, headers: { 'Content-Type': type } });
    expect(answer.status).toBe(status);
    expect(answer.headers.has('Set-Cookie')).toBe(status === 303);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('5 KB in chunks, without a length → 413', async () => {
    const chunk = `mode=dark&x=${'a'.repeat(5000)}`;
    const body = `${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`;
    const type = { 'Content-Type': 'application/x-www-form-urlencoded', 'Transfer-Encoding': 'chunked' };
    expect((await raw.send(ROUTE, { method: 'POST', body, headers: type })).status).toBe(413);
  });
});
