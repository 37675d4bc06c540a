import { expect, test } from 'vitest';
import english from '../../../content/translations/en.json' with { type: 'json' };
import chinese from '../../../content/translations/zh.json' with { type: 'json' };
import { canonicalOf } from '../../helpers/html/html.ts';
import { PAGE, PAGES, TRANSLATED } from '../../helpers/html/pages.ts';
import { UNTRANSLATED, withoutTranslation } from '../../helpers/html/untranslated.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get } = useWorker(withoutTranslation());
const read = async (path: string) => (await get(path)).text();
const ADDRESS = `https://mui.com${UNTRANSLATED}`;

test('no page lacks a Chinese one that fits it: the build names those that do', () => {
  expect(PAGES.filter((path) => !TRANSLATED.includes(path))).toEqual([]);
});

test('under /zh a page without a translation is an English article with a notice in Chinese', async () => {
  const html = await read(`/zh${UNTRANSLATED}`);
  expect(html).toContain('<html lang="zh"');
  expect(html).toContain('<article lang="en">');
  expect(html).toContain(`<p class="notice" lang="zh">${chinese.notTranslated}</p>`);
});

test.each([UNTRANSLATED, `/zh${PAGE}`, PAGE])('%s needs no notice', async (path) => {
  const html = await read(path);
  expect(html).toContain('<article>');
  expect([html.includes(chinese.notTranslated), html.includes(english.notTranslated)]).toEqual([false, false]);
});

test.each([UNTRANSLATED, `/zh${UNTRANSLATED}`])('%s names the English page as the one there is, and no translation', async (path) => {
  const html = await read(path);
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map((match) => match.slice(1));
  expect(alternates).toEqual([
    ['x-default', ADDRESS],
    ['en', ADDRESS],
  ]);
  expect(canonicalOf(html)).toBe(ADDRESS);
});

test('the site map has the page once, without other languages', async () => {
  const entries = (await read('/sitemap.xml')).split('\n').filter((line) => line.includes(`${UNTRANSLATED}</loc>`));
  expect(entries).toHaveLength(1);
  expect(entries[0]).not.toContain('hreflang');
});

test.each([
  [`/zh${UNTRANSLATED}.md`, 'en', UNTRANSLATED, chinese.notTranslated],
  [`${UNTRANSLATED}.md`, 'en', UNTRANSLATED, undefined],
  ['/zh/toolpad/core.md', 'zh', '/zh/toolpad/core', undefined],
])('%s → the text that there is, in %s, with a notice where it is another language', async (path, language, canonical, notice) => {
  const answer = await get(path);
  const text = await answer.text();
  expect(answer.headers.get('Content-Language')).toBe(language);
  expect(answer.headers.get('Link')).toBe(`<https://mui.com${canonical}>; rel="canonical"`);
  expect(text).toContain(`url: "https://mui.com${canonical}"`);
  expect(text).toContain(`language: "${language}"`);
  const said = /^# .*\n\n> (.*)$/m.exec(text)?.[1];
  expect(said).toBe(notice);
});
