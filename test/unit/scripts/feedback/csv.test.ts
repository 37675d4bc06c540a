import { describe, expect, test } from 'vitest';
import { feedbackCsv } from '../../../../scripts/feedback/csv.ts';

const ROW = { id: 'a', page: '/toolpad', rating: 1, comment: '', section: '', language: 'en', created_at: '2026-11-01T00:00:00Z' };
const HEAD = '\ufeff"id","created_at","page","section","language","rating","comment"\r\n';

describe('feedbackCsv', () => {
  test('no rows → the header alone', () => {
    expect(feedbackCsv([])).toBe(HEAD);
  });

  test.each([
    ['words', '"words"'],
    ['a "quote", a comma', '"a ""quote"", a comma"'],
    ['two\nlines', '"two\nlines"'],
    ['好', '"好"'],
    ['=1+1', `"'=1+1"`],
    ['=HYPERLINK("https://x.example","y")', `"'=HYPERLINK(""https://x.example"",""y"")"`],
    ['+1', `"'+1"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['  =1', `"'  =1"`],
    ['\t=1', `"'\t=1"`],
    ['\nwords', `"'\nwords"`],
    ['＝1', `"'＝1"`],
    ["|cmd' /c calc", `"'|cmd' /c calc"`],
    ['%0A=1', `"'%0A=1"`],
    ['nice;=HYPERLINK("x")', `"nice;'=HYPERLINK(""x"")"`],
    ['nice; =1', `"nice; '=1"`],
    ['ok\n=1+1', `"ok\n'=1+1"`],
    ['ok\r\n@x', `"ok\r\n'@x"`],
    ['ok\t-1;+2', `"ok\t'-1;'+2"`],
    ['=1;=2', `"'=1;'=2"`],
    ['a; b', '"a; b"'],
    ['1 = 1', '"1 = 1"'],
    ['words","=1', '"words"",""=1"'],
  ])('%j → %s', (comment, cell) => {
    expect(feedbackCsv([{ ...ROW, comment }])).toBe(`${HEAD}"a","2026-11-01T00:00:00Z","/toolpad","","en","1",${cell}\r\n`);
  });

  test('every column is made harmless', () => {
    const evil = '=1';
    const row = { id: evil, page: evil, rating: 0, comment: evil, section: evil, language: evil, created_at: evil };
    expect(feedbackCsv([row]).split('\r\n')[1]).toBe(`"'=1","'=1","'=1","'=1","'=1","0","'=1"`);
  });
});
