import { describe, expect, test } from 'vitest';
import { parsePreferences } from '../../../../client/shared/preferences.ts';
import { bodyAttributes, htmlAttributes, themeColors } from '../../../../client/shared/stamps.ts';
import { bodyTag, cutPage, htmlTag, stampCode, stampPage, themeColorMetas } from '../../../../worker/render/stamp.ts';
import { ALL_PREFERENCES } from '../../../fixtures/preferences.ts';

const defaults = parsePreferences(() => undefined);
const WORDS = ' data-copy="Copy >" data-copied="Copied"';
const neutral = (words = '') =>
  `<!doctype html>${htmlTag('zh', defaults, words)}<head><title>页</title>${themeColorMetas(defaults)}<style>a{}</style></head>${bodyTag(defaults)}<p>正文 <body></p></body></html>`;
const stamped = (html: string, preferences = defaults) => new TextDecoder().decode(stampPage(cutPage(html, 'zh'), preferences));

/** What a tag says: name → value. */
function attributesOf(html: string, tag: string): Record<string, string> {
  const text = new RegExp(`<${tag} ([^>]*)>`).exec(html)?.[1] ?? '';
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map((match) => [match[1], match[2]]));
}

const present = (attributes: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));

describe('stampPage', () => {
  test('leaves a page with the default preferences as it was, byte by byte', () => {
    expect(stamped(neutral())).toBe(neutral());
  });

  test.each(ALL_PREFERENCES.map((preferences) => [Object.values(preferences).join(' '), preferences] as const))(
    'stamps <html>, <body> and the metas for %s',
    (_name, preferences) => {
      const html = stamped(neutral(' data-copy="Copy"'), preferences);
      expect(attributesOf(html, 'html')).toEqual({ lang: 'zh', ...present(htmlAttributes(preferences)), 'data-copy': 'Copy' });
      expect(attributesOf(html, 'body')).toEqual(present(bodyAttributes(preferences)));
      const metas = [...html.matchAll(/<meta name="theme-color" media="[^"]*" content="([^"]*)">/g)].map((match) => match[1]);
      expect(metas).toEqual(themeColors(preferences));
      expect(html).toContain('<title>页</title>');
      expect(html).toMatch(/<p>正文 <body><\/p><\/body><\/html>$/);
    },
  );

  test('keeps the fixed words of <html>', () => {
    const words = ' data-copy="Copy" data-copied="Copied"';
    expect(stamped(neutral(words))).toContain(`${words}><head>`);
  });

  test('keeps fixed words that hold a closing bracket', () => {
    expect(stamped(neutral(WORDS))).toBe(neutral(WORDS));
  });

  test('stamps one cut page for many readers without mixing them', () => {
    const page = cutPage(neutral(), 'zh');
    const [dark, light] = (['dark', 'light'] as const).map((mode) => new TextDecoder().decode(stampPage(page, { ...defaults, mode })));
    expect([dark?.includes('mode-dark'), dark?.includes('mode-light')]).toEqual([true, false]);
    expect([light?.includes('mode-dark'), light?.includes('mode-light')]).toEqual([false, true]);
  });
});

describe('cutPage', () => {
  test('counts the bytes that it keeps', () => {
    const page = cutPage(neutral(), 'zh');
    expect(page.size).toBe(page.parts.reduce((sum, part) => sum + part.byteLength, 0));
    expect(page.size).toBeGreaterThan(new TextEncoder().encode('<title>页</title><p>正文</p>').length);
  });

  test.each([
    ['<html>', neutral().replace('<html ', '<main ')],
    ['theme-color', neutral().replaceAll('theme-color', 'theme')],
    ['<body>', neutral().replaceAll('<body', '<div')],
  ])('throws for a page without %s: it could not be stamped', (_name, html) => {
    expect(() => cutPage(html, 'en')).toThrow('The rendered page lacks <html>, theme-color or <body>.');
  });
});

describe('stampCode', () => {
  test('differs for every combination of preferences', () => {
    expect(new Set(ALL_PREFERENCES.map(stampCode)).size).toBe(288);
  });

  test('holds nothing that an ETag cannot hold', () => {
    expect(ALL_PREFERENCES.map(stampCode).filter((code) => !/^[\w-]+$/.test(code))).toEqual([]);
  });
});
