import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';

const KIT = '../../../content/demos/node_modules/@toolpad/core';
const PAGE = 'content/pages/core/introduction/base-concepts';

type Text = string | ((name?: string) => string);
type Locale = { components: { MuiLocalizationProvider: { defaultProps: { localeText: Record<string, Text> } } } };

const en = createRequire(import.meta.url)(`${KIT}/locales/en.js`) as { default: Locale };
const texts = en.default.components.MuiLocalizationProvider.defaultProps.localeText;
const code = globSync('content/demos/node_modules/@toolpad/core/esm/**/*.js').map((file) => readFileSync(file, 'utf8'));
const read = new Set(code.flatMap((source) => [...source.matchAll(/ocaleText\??\.(\w+)/g)].map(([, key]) => key)));

describe.each(['.md', '.zh.md'])('the table of locale keys in base-concepts%s', (ending) => {
  const section = readFileSync(PAGE + ending, 'utf8')
    .split(/^### /m)
    .at(-1)!;
  const rows = [...section.matchAll(/^\| `(\w+)`\s*\| (.*?)\s*\|$/gm)].map(([, key, shown]) => [key!, shown!] as const);

  test('has the keys of the package', () => {
    expect(rows.map(([key]) => key).sort()).toEqual(Object.keys(texts).sort());
  });

  test.each(rows.filter(([key]) => typeof texts[key] === 'string'))('says the default of %s', (key, shown) => {
    expect(shown).toContain(texts[key]);
  });

  test('names the keys that the package never reads', () => {
    const unread = Object.keys(texts).filter((key) => !read.has(key));
    const sentence = section.split('\n').find((line) => line.includes('`username`') && !line.startsWith('|'))!;
    expect([...sentence.matchAll(/`(\w+)`/g)].map(([, key]) => key).sort()).toEqual(unread.sort());
  });
});
