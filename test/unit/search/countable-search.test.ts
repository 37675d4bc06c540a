import { describe, expect, test } from 'vitest';
import { countableSearch } from '../../../client/search/countable-search.ts';

describe('a search as it is counted', () => {
  test.each([
    ['Data Grid', 'data grid'],
    ['  dark\u3000MODE?! ', 'dark mode'],
    ['"sign in"', 'sign in'],
    ['ｕｓｅＤｉａｌｏｇｓ', 'usedialogs'],
    ['slotProps.title', 'slotprops.title'],
    ['@mui/material', '@mui/material'],
    ['next.js', 'next.js'],
    ['...dialog--', 'dialog'],
    ['a1b2c3', 'a1b2c3'],
    ['x'.repeat(30), 'x'.repeat(30)],
    [`${'x'.repeat(29)} ${'y'.repeat(30)}`, `${'x'.repeat(29)} ${'y'.repeat(30)}`],
    ['oauth2 auth0', 'oauth2 auth0'],
    ['c# or c++', 'c# or c++'],
    ['如何隐藏侧边栏', '如何隐藏侧边栏'],
    ['café', 'café'],
    ['one two three four five six', 'one two three four five six'],
    ['<img src=x onerror=alert>', 'img src x onerror alert'],
    ['\u202edialog\u0000', 'dialog'],
  ])('%j → %j, and the same once more', (query, counted) => {
    expect([countableSearch(query), countableSearch(counted)]).toEqual([counted, counted]);
  });
});

describe('a search that is not counted', () => {
  test.each([
    ['nothing', ''],
    ['punctuation', ' ?!… '],
    ['a mail address', 'ada@example.de'],
    ['a mail address among words', 'mail from ada.l@example.de please'],
    ['a mail address in full-width letters', 'ada＠example。de'],
    ['someone’s handle', '@ada'],
    ['a web address', 'https://intranet.example/ada'],
    ['a site', 'www.example.eu'],
    ['a domain', 'my-company.com'],
    ['a machine', 'fe80::a'],
    ['an IP address', '10.0.0.1'],
    ['a path', '/home/ada/notes'],
    ['a path of Windows', 'c:\\users\\ada'],
    ['a number', '42'],
    ['a phone number', '+49 (30) 90'],
    ['a number among words', 'order 7'],
    ['a number in other digits', '٤٢'],
    ['a word with many digits', 'ab1234'],
    ['many digits in several words', 'a1b2 c3d4'],
    ['seven words', 'my aunt has been ill since may'],
    ['a Chinese sentence', '我的阿姨从五月开始就一直生病在家里休息'],
    ['a word that is none', 'x'.repeat(31)],
    ['a long text of short words', ['x', 'y', 'z'].map((letter) => letter.repeat(20)).join(' ')],
    ['a long text', 'words '.repeat(5).padEnd(61, 'x')],
  ])('%s: %j', (_, query) => {
    expect(countableSearch(query)).toBeUndefined();
  });
});
