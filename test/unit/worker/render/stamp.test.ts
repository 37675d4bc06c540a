import { describe, expect, test } from 'vitest';
import { parsePreferences } from '../../../../client/shared/preferences/preferences.ts';
import { bodyAttributes, htmlAttributes, themeColors } from '../../../../client/shared/stamps.ts';
import { neutralPage, stampCode, stampPage } from '../../../../worker/render/stamp.ts';
import { ALL_PREFERENCES } from '../../../fixtures/preferences.ts';

const defaults = parsePreferences(() => undefined);
const encode = (text: string) => new TextEncoder().encode(text);
const page = neutralPage('zh', [
  encode(' data-copy="Copy >"><head>'),
  encode('<title>页</title><style>a{}</style></head>'),
  encode('<p>正文 <body></p></body></html>'),
]);
const stamped = (preferences = defaults) => new TextDecoder().decode(stampPage(page, preferences));

/** What a tag says: name → value. */
function attributesOf(html: string, tag: string): Record<string, string> {
  const text = new RegExp(`<${tag} ((?:[^>"]|"[^"]*")*)>`).exec(html)?.[1] ?? '';
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map((match) => [match[1], match[2]]));
}

const present = (attributes: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));

describe('stampPage', () => {
  test('puts what the reader chose between the parts, which stay as they are', () => {
    expect(stamped()).toMatch(
      /^<!doctype html><html lang="zh" [^>]* data-copy="Copy >"><head>(?:<meta name="theme-color"[^>]*>){2}<title>页<\/title><style>a{}<\/style><\/head><body[^>]*><p>正文 <body><\/p><\/body><\/html>$/,
    );
  });

  test.each(ALL_PREFERENCES.map((preferences) => [Object.values(preferences).join(' '), preferences] as const))(
    'stamps <html>, <body> and the metas for %s',
    (_name, preferences) => {
      const html = stamped(preferences);
      expect(attributesOf(html, 'html')).toEqual({ lang: 'zh', ...present(htmlAttributes(preferences)), 'data-copy': 'Copy >' });
      expect(attributesOf(html, 'body')).toEqual(present(bodyAttributes(preferences)));
      const metas = [...html.matchAll(/<meta name="theme-color" media="[^"]*" content="([^"]*)">/g)].map((match) => match[1]);
      expect(metas).toEqual(themeColors(preferences));
    },
  );

  test('stamps one page for many readers without mixing them', () => {
    const [dark, light] = (['dark', 'light'] as const).map((mode) => stamped({ ...defaults, mode }));
    expect([dark?.includes('mode-dark'), dark?.includes('mode-light')]).toEqual([true, false]);
    expect([light?.includes('mode-dark'), light?.includes('mode-light')]).toEqual([false, true]);
  });
});

describe('neutralPage', () => {
  test('counts the bytes that it keeps', () => {
    expect(page.size).toBe(page.parts.reduce((sum, part) => sum + part.byteLength, 0));
    expect(page.size).toBeGreaterThan(0);
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
