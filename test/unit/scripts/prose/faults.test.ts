import { expect, test } from 'vitest';
import { longSentences, MAX_WORDS, phrasesIn } from '../../../../scripts/prose/faults.ts';

const PAGE = 'content/pages/page.md';
const MESSAGES = 'content/translations/en.json';

const found = (file: string, source: string) =>
  phrasesIn(file, source).map(({ line, message }) => `${line} ${message.split('”')[0]?.slice(1)}`);

test.each([
  ['a phrase of the table', 'Load the page anew.', ['1 anew']],
  ['a phrase at the start, in capitals', '# Anew', ['1 Anew']],
  ['each phrase of a line', 'By itself, it goes on from here.', ['1 By itself', '1 goes on from here']],
  ['the text of a link', 'See [a page of yours](/toolpad/x).', ['1 of yours']],
  ['bold words', 'It **will do**.', ['1 will do']],
  ['the title of a callout', ':::info Anew', ['1 Anew']],
  ['the title of a demo', '::demo{name="X" title="A list, anew" height="1"}', ['1 anew']],
  ['a caption', '![x](/static/x.webp "A page of yours")', ['1 of yours']],
  ['an abbreviation', 'Colors, e.g. red, etc.', ['1 e.g.', '1 etc.']],
  ['text in frontmatter', '---\ntitle: Anew\n---\n\nText.', ['2 Anew']],
  ['text behind code', '```sh\nanew\n```\n\nAnew.', ['5 Anew']],
  ['no part of a word', 'renewed, by itself-made', []],
  ['no inline code', 'Write `anew` and ``of `yours` anew``.', []],
  ['no words on both sides of code', 'of `x` yours', []],
  ['no fence', '```ts title="anew.ts"\n// anew\n```', []],
  ['no fence in a list', '1. Text\n\n   ```ts\n   // anew\n   ```', []],
  ['no address', '[page](/toolpad/anew) https://anew.example/anew {#anew}', []],
  ['no key of frontmatter', '---\nanew: Page\nhero:\n  anew: Page\n---', []],
])('a page: %s', (_what, source, phrases) => {
  expect(found(PAGE, source)).toEqual(phrases);
});

test.each([
  ['a text', '{\n  "text": "Load it anew."\n}', ['2 anew']],
  ['no key', '{\n  "anew": "Again"\n}', []],
])('messages: %s', (_what, source, phrases) => {
  expect(found(MESSAGES, source)).toEqual(phrases);
});

test('says where the phrase is and what to write instead', () => {
  expect(phrasesIn(PAGE, 'Text.\n\nLoad it anew.')).toEqual([
    { file: PAGE, line: 3, message: '“anew” is among the phrases that the texts avoid. Write instead: again.' },
  ]);
});

/** A sentence's beginning of so many words. */
const words = (count: number) => `W${' word'.repeat(count - 1)}`;

test.each([
  ['one word more than is allowed', `${words(MAX_WORDS + 1)}.`, [1]],
  ['as many words as are allowed', `${words(MAX_WORDS)}.`, []],
  ['two sentences', `${words(40)}. ${words(40)}.`, []],
  ['two sentences, the second of which begins with code', `${words(40)}. \`x\` ${words(40)}.`, []],
  ['cells of a table', `| ${words(40)} | ${words(40)} |`, []],
  ['an address behind the last word', `${words(MAX_WORDS - 1)} [x](/toolpad/a).`, []],
])('the length of sentences: %s', (_what, source, lines) => {
  expect(longSentences(PAGE, source).map(({ line }) => line)).toEqual(lines);
});
