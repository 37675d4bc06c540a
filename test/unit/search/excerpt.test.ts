import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { excerptOf, markWords } from '../../../client/search/excerpt.ts';

const written = (text: string, terms: string[]) =>
  markWords(text, terms)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('markWords', () => {
  test.each([
    ['Open a dialog.', ['dialog'], 'Open a [dialog].'],
    ['useDialogs opens dialogs', ['dialogs'], '[useDialogs] opens [dialogs]'],
    ['Open it', [], 'Open it'],
    ['<b>dialog</b>', ['dialog'], '<b>[dialog]</b>'],
    ['安装组件', ['安装'], '[安装]组件'],
    ['中文 dialogs 组件', ['dialogs'], '中文 [dialogs] 组件'],
    ['dialog', ['dialog'], '[dialog]'],
    ['dialog dialog', ['dialog'], '[dialog] [dialog]'],
    ['', ['x'], ''],
  ])('%j with %j → %s', (text, terms, marked) => {
    expect(written(text, terms)).toBe(marked);
    expect(markWords(text, terms).filter((piece) => !piece.text)).toEqual([]);
  });

  test.each([
    [[], 0],
    [['useDialogs'], 0],
    [['组件'], 1],
  ])('marking %j in a text with Chinese opens the Chinese dictionary %i times', async (terms, times) => {
    const opened = vi.spyOn(Intl, 'Segmenter');
    onTestFinished(() => opened.mockRestore());
    vi.resetModules();
    (await import('../../../client/search/excerpt.ts')).markWords('useDialogs 组件', terms);
    expect(opened).toHaveBeenCalledTimes(times);
  });
});

describe('excerptOf', () => {
  const filler = 'Lorem ipsum dolor sit amet consectetur adipiscing elit sed tempor. '.repeat(6);

  test.each([
    [
      'the line of code with the word',
      'Call it:\nconst a = 1;\nconst orderTotal = confirm();',
      ['confirm'],
      'const orderTotal = confirm();',
    ],
    ['the prose when it has as many of them', 'Call confirm:\nconfirm();', ['confirm'], 'Call confirm:'],
    ['the first line where there is no prose', '\nimport a;\nimport b;', ['absent'], 'import a;'],
    ['the line with another form of the word', 'a;\nconst a = 1;\nconst { cookies } = x;', ['cookie'], 'const { cookies } = x;'],
    ['nothing of nothing', '', ['absent'], ''],
  ])('of a section that is code: %s', (_, text, terms, excerpt) => {
    expect(excerptOf(text, terms, 100)).toBe(excerpt);
  });

  test('a short text is its own excerpt', () => {
    expect(excerptOf('Open a dialog.', ['dialog'], 100)).toBe('Open a dialog.');
  });

  test.each([
    [
      'after any character of Chinese',
      '请把设置写入文件并提交。'.repeat(4),
      '请把设置写入文件并提交。请把设置写入文件并提交。请把设置写入 …',
    ],
    [
      'before a name that does not fit whole',
      '这个应用把下面这些软件包声明为必需的对等依赖：@mui/x-data-grid-premium 等等',
      '这个应用把下面这些软件包声明为必需的对等依赖 …',
    ],
    ['between words of English', 'The installer asks for a framework and a package manager', 'The installer asks for a …'],
  ])('it ends %s', (_, text, excerpt) => {
    expect(excerptOf(text, ['absent'], 30)).toBe(excerpt);
  });

  test('it begins a little before the words found', () => {
    const excerpt = excerptOf(`${filler}The sidebar can be hidden. ${filler}`, ['sidebar', 'hidden'], 100);
    expect(excerpt).toMatch(/^… .*The sidebar can be hidden\..* …$/);
    expect(excerpt.length).toBeLessThanOrEqual(104);
  });

  test('without any of the words it is the beginning', () => {
    expect(excerptOf(filler, ['absent'], 60)).toMatch(/^Lorem ipsum .* …$/);
  });

  test('of as many characters as may be, it is whole', () => {
    expect(excerptOf('Open a dialog.', ['dialog'], 14)).toBe('Open a dialog.');
  });

  test('a text that fits is whole, wherever the word is in it', () => {
    const text = `${'Lorem '.repeat(12)}sidebar`;
    expect(excerptOf(text, ['sidebar'], text.length)).toBe(text);
    expect(excerptOf(text, ['sidebar'], 100)).toBe(text);
  });

  test('it holds most of the words, not one of them most often', () => {
    const text = `sidebar sidebar sidebar. ${filler}The sidebar can be hidden. ${filler}`;
    expect(excerptOf(text, ['sidebar', 'hidden'], 60)).toContain('The sidebar can be hidden.');
  });

  test('a word at its end counts only where it is shown', () => {
    const text = `${filler}The sidebar of a page that is wide can be hidden. ${filler}Hide the sidebar: hidden. ${filler}`;
    expect(excerptOf(text, ['sidebar', 'hidden'], 60)).toContain('sidebar: hidden.');
  });

  test('a word that ends where it ends is whole', () => {
    expect(excerptOf(`The sidebar hidden ${filler}`, ['hidden'], 18)).toBe('The sidebar hidden …');
  });

  test('of places that are as good it is the first', () => {
    expect(excerptOf(`The sidebar. ${filler}A sidebar.`, ['sidebar'], 60)).toMatch(/^The sidebar\. Lorem .* …$/);
  });

  test('at the end of the text nothing follows', () => {
    expect(excerptOf(`${filler}The sidebar can be hidden.`, ['sidebar'], 80)).toMatch(/^… \S.* The sidebar can be hidden\.$/);
  });

  test('at the end of the text it is as long as elsewhere', () => {
    const excerpt = excerptOf(`${filler}The sidebar.`, ['sidebar'], 100);
    expect(excerpt).toMatch(/^… \S.* The sidebar\.$/);
    expect(excerpt.length).toBeGreaterThan(85);
  });

  test('it is cut between words', () => {
    const words = new Set(`${filler}The sidebar can be hidden.`.split(' '));
    const excerpt = excerptOf(`${filler}The sidebar can be hidden. ${filler}`, ['sidebar'], 80);
    expect(
      excerpt
        .replaceAll('…', '')
        .trim()
        .split(' ')
        .filter((word) => !words.has(word)),
    ).toEqual([]);
  });

  test.each([
    ['without spaces', `${'安'.repeat(200)}sidebar${'安'.repeat(200)}`],
    ['whose only space is far behind', `${'安'.repeat(200)}sidebar${'安'.repeat(200)} end`],
  ])('a text %s begins a little before the words found too', (_, text) => {
    expect(excerptOf(text, ['sidebar'], 100)).toMatch(/^… 安{30}sidebar安{63} …$/);
  });

  test('a word longer than the excerpt is cut, not left out', () => {
    expect(excerptOf(`See ${'x'.repeat(200)}`, [], 100)).toBe(`See ${'x'.repeat(96)} …`);
  });

  test('a text without spaces is cut too', () => {
    expect(excerptOf('安'.repeat(300), [], 100).length).toBeLessThanOrEqual(104);
  });
});
