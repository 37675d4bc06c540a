import { beforeEach, describe, expect, test } from 'vitest';
import { forgetRows, GOOD, postJson, storedRows } from '../../helpers/feedback/feedback.ts';
import { PAGE } from '../../helpers/html/pages.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get, runtime } = useWorker();
beforeEach(() => forgetRows(runtime()));

const FIELDS = { page: PAGE, rating: '1', comment: '', section: '', language: 'en', website: '' };

describe('delivered twice', () => {
  const words = { ...FIELDS, comment: 'once' };
  const one = '192.0.2.1';
  test.each<[string, number, [object, object], string?]>([
    ['the same', 1, [GOOD, GOOD]],
    ['the same id with other words', 2, [GOOD, { ...GOOD, comment: 'Other words' }]],
    ['the same id with another rating', 2, [GOOD, { ...GOOD, rating: 0 }]],
    ['the same id in upper case', 1, [GOOD, { ...GOOD, id: GOOD.id.toUpperCase() }]],
    ['two ids', 2, [GOOD, { ...GOOD, id: GOOD.id.replace('1', '2') }]],
    ['thumbs without id, of two readers', 2, [FIELDS, FIELDS]],
    ['thumbs without id, pressed twice', 1, [FIELDS, FIELDS], one],
    ['words without id, of two readers', 2, [words, words]],
    ['words without id, pressed twice', 1, [words, words], one],
    ['words without id, in two languages', 2, [words, { ...words, language: 'zh' }], one],
    ['words without id, on two pages', 2, [words, { ...words, page: '/toolpad' }], one],
    ['words without id, edited', 2, [words, { ...words, comment: 'twice' }], one],
  ])('%s → 201 both times, rows: %i', async (_, rows, [first, second], client) => {
    const headers: Record<string, string> = client ? { 'CF-Connecting-IP': client } : {};
    expect((await postJson(get, first, headers)).status).toBe(201);
    expect((await postJson(get, second, headers)).status).toBe(201);
    const stored = await storedRows(runtime());
    expect(stored).toHaveLength(rows);
    expect(stored[0]?.comment).toBe((first as typeof GOOD).comment);
  });

  test('other words under one id, sent twice → one row of each', async () => {
    const edited = { ...GOOD, comment: 'Other words' };
    for (const body of [GOOD, edited, edited, GOOD]) expect((await postJson(get, body)).status).toBe(201);
    expect((await storedRows(runtime())).map(({ comment }) => comment)).toEqual([GOOD.comment, edited.comment]);
  });

  test('20 times at once → 201 each, one row', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => postJson(get, GOOD)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(await storedRows(runtime())).toHaveLength(1);
  });

  test('200 readers at once → 201 each, 200 rows', async () => {
    const one = (index: number) => ({ ...GOOD, id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}` });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => postJson(get, one(index))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await storedRows(runtime())).toHaveLength(200);
  });
});
