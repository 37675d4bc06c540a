import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { buildId, keepList, shellFiles } from '#assets';
import { BUILD_HEADER, type KeepList } from '../../../client/shared/offline.ts';
import { assetsFolder } from '../../../scripts/shared/folders.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const SCRIPT = '/toolpad/sw.js';

const { get } = useWorker();

describe(SCRIPT, () => {
  test.each([
    ['Content-Type', 'text/javascript; charset=utf-8'],
    ['Cache-Control', 'no-cache'],
    ['Service-Worker-Allowed', '/'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ])('%s: %s', async (name, value) => {
    expect((await get(SCRIPT)).headers.get(name)).toBe(value);
  });

  test('may ask this site and nobody else', async () => {
    expect((await get(SCRIPT)).headers.get('Content-Security-Policy')).toContain("default-src 'none'; connect-src 'self'");
  });

  test('names the build, so that every build differs', async () => {
    expect(await (await get(SCRIPT)).text()).toContain(`"build":"${buildId}"`);
  });

  test('every file that the offline pages need is there', async () => {
    const answers = await Promise.all(shellFiles.map(async (file) => [file, (await get(file)).status]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    expect(shellFiles.filter((file) => /entry-|offline-page-|icons/.test(file)).length).toBeGreaterThan(3);
  });
});

describe('the list of everything', () => {
  const list: KeepList = JSON.parse(readFileSync(assetsFolder() + keepList, 'utf8'));
  const travels = (bytes: Uint8Array, type: string) =>
    /^(?:text|application|image\/svg)/.test(type)
      ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
      : bytes.length;

  test('names only what is there and may be stored, at most 16 MB, and says within a tenth how much that is', async () => {
    const wrong: string[] = [];
    let sum = 0;
    for (const [url] of list.files) {
      const answer = await get(url);
      const storable = answer.headers.get(BUILD_HEADER) === buildId && !answer.headers.get('Cache-Control')?.includes('no-store');
      if (answer.status !== 200 || !storable) wrong.push(`${answer.status} ${url}`);
      sum += travels(new Uint8Array(await answer.arrayBuffer()), answer.headers.get('Content-Type') ?? '');
    }
    expect(wrong).toEqual([]);
    expect(sum).toBeLessThan(16_000_000);
    expect(Math.abs(list.bytes / sum - 1)).toBeLessThan(0.1);
    console.log(`kept offline: ${sum} bytes in ${list.files.length} files, ${list.bytes} by the list`);
  }, 120_000);
});

describe('SERVICE_WORKER=off', () => {
  const off = useWorker({ vars: { SERVICE_WORKER: 'off' } });

  test('the same address answers with what removes worker and caches', async () => {
    const script = await (await off.get(SCRIPT)).text();
    expect(script).toContain('unregister()');
    expect(script).not.toContain('fetch');
  });

  test('pages are told not to register', async () => {
    const html = await (await off.get('/toolpad')).text();
    expect(html).toContain('&quot;serviceWorker&quot;:false');
  });
});

describe.each([
  ['/toolpad/offline', 'en', 'You are offline'],
  ['/zh/toolpad/offline', 'zh', '当前处于离线状态'],
])('%s', (path, language, title) => {
  test(`is a page in ${language}, and no search engine's business`, async () => {
    const html = await (await get(path)).text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`>${title}</h1>`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await (await get('/sitemap.xml')).text()).not.toContain('offline');
  });

  test('may be stored, and is stamped', async () => {
    const answer = await get(path, { headers: { Cookie: 'direction=rtl; mui-mode=dark' } });
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(await answer.text()).toContain('dir="rtl" data-mui-color-scheme="dark"');
  });
});
