import { describe, expect, test } from 'vitest';
import chinese from '../../content/translations/zh.json' with { type: 'json' };
import { englishLeft } from '../helpers/html/english-left.ts';
import { attributeValues, canonicalOf } from '../helpers/html/html.ts';
import { LOCALIZED_PAGES, PAGES, TRANSLATED } from '../helpers/html/pages.ts';
import { useWorker } from '../helpers/worker/worker.ts';

const { get } = useWorker();
const read = async (path: string) => (await get(path)).text();

/** Links to pages in the language of the page: not to files, frames, endpoints or other languages. */
const pageLinks = (html: string) =>
  [...html.matchAll(/<a (?![^>]*hreflang=)[^>]*?href="([^"]+)"/gi)]
    .map(([, href]) => href!)
    .filter((href) => /^\/(?!toolpad\/(?:_|assets)|static\/)/.test(href));

/** What is read in a piece of HTML: no tags, and no code that is not shown. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('every page', () => {
  test.each(LOCALIZED_PAGES)('%s → 200, HTML in its language, with one heading and its landmarks', async (path) => {
    const answer = await get(path);
    const html = await answer.text();
    const language = path.startsWith('/zh/') ? 'zh' : 'en';
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('Content-Language')).toBe(language);
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`));
    expect(html).toMatch(/<\/html>$/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/ id="main-content"/g)).toHaveLength(1);
    expect(html).toContain('<a class="skip" href="#main-content">');
    expect(html).not.toContain('{{t:');
  });

  test.each(LOCALIZED_PAGES)('%s → readable without script: a heading and the text are in the HTML', async (path) => {
    const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(await read(path))?.[1] ?? '';
    expect(textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? '')).not.toBe('');
    expect(textOf(main).length).toBeGreaterThan(200);
  });

  test.each(LOCALIZED_PAGES)('%s → title, description, and a canonical link to the page that its text is of', async (path) => {
    const html = await read(path);
    const english = path.replace(/^\/zh/, '');
    const canonical = TRANSLATED.includes(english) ? path : english;
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]?.length).toBeGreaterThan(5);
    expect(/<meta name="description" content="([^"]+)">/.exec(html)?.[1]?.length).toBeGreaterThan(10);
    expect(canonicalOf(html)).toBe(`https://mui.com${canonical}`);
    expect(/property="og:url" content="([^"]+)"/.exec(html)?.[1]).toBe(`https://mui.com${canonical}`);
    expect(/property="og:locale" content="([^"]+)"/.exec(html)?.[1]).toBe(canonical.startsWith('/zh/') ? 'zh_CN' : 'en_US');
  });

  test('titles differ', async () => {
    const titles = await Promise.all(PAGES.map(async (path) => /<title>([^<]+)/.exec(await read(path))?.[1]));
    expect(new Set(titles).size).toBe(PAGES.length);
  });

  test.each(PAGES)('%s → no id twice', async (path) => {
    const ids = attributeValues(await read(path), 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('links', () => {
  test('every link to a page is answered with 200, without a redirect', async () => {
    const pages = await Promise.all(LOCALIZED_PAGES.map(read));
    const targets = new Set(pages.flatMap(pageLinks).map((href) => href.replaceAll('&amp;', '&').replace(/#.*$/, '')));
    const statuses = await Promise.all([...targets].map(async (href) => [href, (await get(href)).status]));
    expect(targets.size).toBeGreaterThan(PAGES.length);
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test.each(PAGES)('/zh%s → every link to a page stays under /zh', async (path) => {
    const links = pageLinks(await read(`/zh${path}`));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !href.startsWith('/zh/'))).toEqual([]);
  });

  test.each(PAGES)('%s → no link to a page goes under /zh', async (path) => {
    expect(pageLinks(await read(path)).filter((href) => href.startsWith('/zh'))).toEqual([]);
  });
});

describe('the other language', () => {
  /** `language address` of each alternate link. */
  const alternates = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, language, address]) => `${language} ${address}`,
    );

  test.each(TRANSLATED)('%s → named with its translation, on both', async (path) => {
    const address = `https://mui.com${path}`;
    const expected = [`x-default ${address}`, `en ${address}`, `zh https://mui.com/zh${path}`];
    expect(alternates(await read(path))).toEqual(expected);
    expect(alternates(await read(`/zh${path}`))).toEqual(expected);
  });

  test.each(LOCALIZED_PAGES)('%s → a menu leads to the page in both languages', async (path) => {
    const english = path.replace(/^\/zh/, '');
    const links = [...(await read(path)).matchAll(/<a href="([^"]+)" hreflang="(\w+)" lang="(\w+)"/gi)].map((match) => match.slice(1));
    expect(links).toContainEqual([english, 'en', 'en']);
    expect(links).toContainEqual([`/zh${english}`, 'zh', 'zh']);
  });
});

describe('translated pages', () => {
  test.each([
    ...TRANSLATED.map((path) => `/zh${path}`),
    '/zh/toolpad/settings',
    '/zh/toolpad/offline',
    '/zh/toolpad/nothing',
    '/zh/toolpad/search?q=没有这样的东西',
  ])('%s → no English phrase besides code and what a program shows', async (path) => {
    expect(englishLeft(await read(path))).toEqual([]);
  });

  test('an English phrase is found, wherever it is said', () => {
    const page = (inner: string) => `<body><p>菜单</p>${inner}</body>`;
    expect(englishLeft(page('<p>Opens the menu</p>'))).toEqual(['Opens the menu']);
    expect(englishLeft(page('<button aria-label="opens the menu">+</button>'))).toEqual(['opens the menu']);
    expect(englishLeft(page('<code>open the menu</code><strong>Open the menu</strong>'))).toEqual([]);
  });

  test('are all of them', () => {
    expect(PAGES.filter((path) => !TRANSLATED.includes(path))).toEqual([]);
  });

  test.each(TRANSLATED)('/zh%s → an article in Chinese, without the notice, with the ids of the English page', async (path) => {
    const [english, html] = await Promise.all([read(path), read(`/zh${path}`)]);
    expect(html).toContain('<article>');
    expect(html).not.toContain(chinese.notTranslated);
    // The title may be a name in code.
    expect(/<article>[\s\S]*?<p[^>]*>([\s\S]*?)<\/p>/.exec(html)?.[1]).toMatch(/\p{Script=Han}/u);
    expect(attributeValues(html, 'id')).toEqual(attributeValues(english, 'id'));
  });
});

describe('addresses without a page', () => {
  const unknown = [
    '/nothing',
    '/toolpad/nothing',
    '/toolpad/core/nothing',
    '/toolpad/core/introduction/nothing',
    '/toolpad/core/api',
    '/toolpad/_edge',
    '/toolpad/_demo',
  ];
  test.each([...unknown.map((path) => [path, 'en']), ...unknown.map((path) => [`/zh${path}`, 'zh'])])(
    '%s → 404 in %s',
    async (path, language) => {
      const answer = await get(path!);
      const html = await answer.text();
      expect(answer.status).toBe(404);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(canonicalOf(html)).toBeUndefined();
    },
  );
});
