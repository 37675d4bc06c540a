import { describe, expect, test } from 'vitest';
import { houseAds } from '../../../../../content/house-ads.ts';
import { compileSite } from '../../../../../scripts/content/compile-site.ts';
import { faultsOf, scriptOf } from '../../../../../scripts/content/language/check-language.ts';
import { misusesIn, readUsage } from '../../../../../scripts/content/language/glossary.ts';
import { ContentError } from '../../../../../scripts/shared/problem.ts';
import { stubSite } from '../../../../helpers/faults/stub-site.ts';
import { site } from '../../../../helpers/project/site.ts';
import { temporaryProject } from '../../../../helpers/project/temporary-project.ts';

const usage = readUsage(site, 'zh');
const faults = (text: string) => faultsOf(text, { usage, script: 'Hans' });

describe('a Chinese text', () => {
  test.each([
    ['an English sentence', '按钮。Opens the menu of the page.', '“Opens the menu of the page.” is English.'],
    ['an English half of a sentence', '点击它 to open the menu，然后等待。', '“to open the menu” is English.'],
    ['English in a cell of a table', '| `a` | what it does |', '“what it does” is English.'],
    ['a word that the glossary decides against', '打开登录页面。', '“登录页面” is written “登录页” in the glossary.'],
    ['one in Latin letters', '读取请求的 cookies。', '“cookies” is written “Cookie” in the glossary.'],
    ['a half-width comma', '打开菜单,然后等待。', '“打开菜单,然后等待。” has half-width punctuation beside Chinese.'],
    ['a half-width colon', '注意: 这很重要。', 'has half-width punctuation beside Chinese.'],
    ['a half-width full stop', '这很重要.', 'has half-width punctuation beside Chinese.'],
    ['half-width parentheses', '菜单 (右侧) 打开。', 'has half-width parentheses beside Chinese.'],
    ['no space before a Latin word', '打开Data Grid 表格。', 'has no space between Chinese and Latin letters.'],
    ['no space after a figure', '等待 3秒。', 'has no space between Chinese and Latin letters.'],
  ])('with %s is named', (_name, text, fault) => {
    expect(faults(text)).toContainEqual(expect.stringContaining(fault));
  });

  test.each([
    ['names', '用 Toolpad Core、Material UI 和 Next.js App Router 构建应用。'],
    ['code', '运行 `npm run the whole thing`，再读取 `cookies()`。'],
    ['a fence', '如下：\n\n```ts title="a.ts"\n// Opens the menu of the page.\nopen();\n```\n\n然后等待。'],
    ['addresses', '见 https://example.com/how-to-open-it 和[菜单](/toolpad/how-to-open-it)。'],
    ['what a program shows', '点击 **Fetch at any time to always be available**，会出现“You must be signed in to use it”。'],
    ['dates', '于 2026年11月22日 运行过。'],
    ['a date beside Latin letters', '运行于2026年11月22日Core 上。'],
    ['two words that a name could have', '点击 open, menu。'],
    ['names with a full stop', '用 next.js react.js vite.js Core 构建。'],
    ['a table', '| `a` | 打开。 | 1 |\n| :-- | :-: | --: |'],
  ])('with %s is right', (_name, text) => {
    expect(faults(text)).toEqual([]);
  });
});

test('a fault is quoted with a few characters around it, on one line', () => {
  expect(faults('一二三四五六七八九十,然后在\n\n 这里等待三秒钟。')).toEqual([
    '“二三四五六七八九十,然后在 这里” has half-width punctuation beside Chinese. Write ，。；：！？ instead.',
  ]);
});

describe('the glossary', () => {
  const readFrom = (text: string) => readUsage(temporaryProject({ 'content/translations/zh-glossary.md': text }), 'zh');

  test.each([
    ['no table', '# 词汇表\n\n文字 | 更多\n', []],
    ['another table alone', '| 英文 | 中文 |\n| :-- | :-- |\n| page | 页面 |\n', []],
    ['a row with two words', '| 不写 | 写 |\n| :-- | :-- |\n| 登录页面、登陆页 | 登录页 |\n', ['登录页面 → 登录页', '登陆页 → 登录页']],
    ['a row without a word', '| Not | But |\n| :-- | :-- |\n|  | 登录页 |\n', []],
    ['a row that is cut off', '| Not | But |\n| :-- | :-- |\n| a\n', ['a → ']],
    ['text below its table', '| Not | But |\n| :-- | :-- |\n| a | b |\n\n| c | d |\n', ['a → b']],
  ])('with %s says what is not to be written', (_, text, rows) => {
    expect(readFrom(text).map(({ not, but }) => `${not} → ${but}`)).toEqual(rows);
  });

  test('of a language that has none says nothing', () => {
    expect(readUsage(temporaryProject({}), 'zh')).toEqual([]);
  });

  test.each([
    ['cookie', 'cookies()', false],
    ['cookie', 'my-cookie', false],
    ['cookie', 'a cookie.', true],
    ['web页', '看web页面', true],
    ['web页', 'aweb页', true],
    ['页web', '页webs', true],
  ])('finds “%s” in “%s”: %s', (not, text, isFound) => {
    expect(misusesIn(text, [{ not, but: 'x' }])).toHaveLength(isFound ? 1 : 0);
  });
});

test('a language in Latin letters is checked by its glossary alone', () => {
  const [rule] = usage;
  expect(faultsOf(`Opens the menu of the page, ${rule!.not}.`, { usage: [rule!], script: 'Latn' })).toEqual([
    expect.stringContaining(`“${rule!.not}” is written`),
  ]);
  expect([scriptOf('en'), scriptOf('zh')]).toEqual(['Latn', 'Hans']);
});

describe('the Chinese words of the interface', () => {
  const texts = (words: object): string[] => Object.values(words).flatMap((word) => (typeof word === 'string' ? word : texts(word)));

  test.each([...texts(site.dictionary('zh')), ...houseAds.flatMap((ad) => Object.values(ad.texts.zh ?? {}))])('%s', (text) => {
    // Values are put into the gaps, and may be Chinese or Latin.
    expect(faults(text.replace(/\{\{\w+\}\}/g, ' ⟨⟩ '))).toEqual([]);
  });
});

describe('a site', () => {
  const LABELLED = '<svg><text x="1">Opens the menu</text><text>npm run all the rest</text></svg>';

  /** The problems of a Chinese page with this body. */
  function problemsOf(body: string, files: Record<string, string> = {}): string[] {
    const page = `---\ntitle: 首页\ndescription: 关于首页。\n---\n${body}`;
    const project = temporaryProject(stubSite({ 'content/pages/index.zh.md': page, 'content/diagrams/menu.svg': LABELLED, ...files }));
    try {
      compileSite(project);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems.map(({ file, message }) => `${file}: ${message}`);
      throw error;
    }
  }

  test('with English on a Chinese page is not compiled', () => {
    expect(problemsOf('This is still to be translated.')).toEqual([
      expect.stringMatching(/^content\/pages\/index\.zh\.md: “This is still to be translated\.” is English\./),
    ]);
  });

  test.each([
    ['the line that has the words', '中文。\n\nThis is still to be translated.', 7],
    ['the first line where marks stand between them', '中文。\n\nThis is *still* to be\ntranslated.', 1],
  ])('names %s', (_, body, line) => {
    const page = `---\ntitle: 首页\ndescription: 关于首页。\n---\n${body}`;
    expect(() => compileSite(temporaryProject(stubSite({ 'content/pages/index.zh.md': page })))).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ file: 'content/pages/index.zh.md', line })] }),
    );
  });

  test('shows diagrams with labels in the language of the page, and names those in English', () => {
    const body = '![菜单](diagram:menu)';
    expect(problemsOf(body)).toEqual([expect.stringContaining('“Opens the menu” is English.')]);
    expect(problemsOf(body, { 'content/diagrams/menu.zh.json': '{ "Opens the menu": "打开菜单" }' })).toEqual([]);
    expect(problemsOf(body, { 'content/diagrams/menu.zh.json': '{ "Closes": "关闭" }' })).toContainEqual(
      'content/diagrams/menu.zh.json: The diagram says “Closes” nowhere. Correct the label, or remove it.',
    );
  });
});
