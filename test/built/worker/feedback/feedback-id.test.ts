import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppContext } from '../../../../worker/context.ts';
import { editedId, nameFeedback } from '../../../../worker/feedback/feedback-id.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const UUID = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const WORDS = { page: '/toolpad', rating: 1, comment: 'Words', section: '', language: 'en' } as const;
const READER = { PEER: '192.0.2.7', 'User-Agent': 'a', 'Accept-Language': 'en' };

const batch = vi.fn<() => Promise<{ results: { salt: string }[] }[]>>();
const DB = { batch, prepare: () => ({ bind: () => ({}) }) };
const lines: string[] = [];

/** A post of a client. */
function from({ PEER, ...headers }: Record<string, string> = READER): AppContext {
  const header = (name: string) => (headers as Record<string, string>)[name];
  return { env: { DB, PEER }, req: { path: '/toolpad/_edge/feedback', header } } as unknown as AppContext;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  for (const kind of ['warn', 'error'] as const) vi.spyOn(console, kind).mockImplementation((line: string) => void lines.push(line));
  batch.mockResolvedValue([{ results: [] }, { results: [] }, { results: [{ salt: 's' }] }]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  batch.mockReset();
  lines.length = 0;
});

describe('nameFeedback', () => {
  test('feedback with an id keeps it, and nobody is asked', async () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect(await nameFeedback(from(), { ...WORDS, id })).toEqual({ ...WORDS, id, before: id });
    expect(batch).not.toHaveBeenCalled();
  });

  test('the same words of the same client have one UUID for a minute', async () => {
    const first = await nameFeedback(from(), { ...WORDS, id: undefined });
    vi.setSystemTime(NOON + 59_999);
    expect(first.id).toMatch(UUID);
    expect(await nameFeedback(from(), { ...WORDS, id: undefined })).toEqual(first);
  });

  test.each([
    [60_000, true],
    [119_999, true],
    [120_000, false],
    [-1, false],
  ])('%i ms later the first press is the one before: %s', async (later, isKnown) => {
    const first = await nameFeedback(from(), { ...WORDS, id: undefined });
    vi.setSystemTime(NOON + later);
    const second = await nameFeedback(from(), { ...WORDS, id: undefined });
    expect(second.id).not.toBe(first.id);
    expect(second.before === first.id).toBe(isKnown);
  });

  test.each<[string, Record<string, string>, object]>([
    ['address', { ...READER, PEER: '192.0.2.8' }, WORDS],
    ['browser', { ...READER, 'User-Agent': 'b' }, WORDS],
    ['language of the browser', { ...READER, 'Accept-Language': 'zh' }, WORDS],
    ['page', READER, { ...WORDS, page: '/toolpad/core/introduction' }],
    ['rating', READER, { ...WORDS, rating: 0 }],
    ['comment', READER, { ...WORDS, comment: 'Other words' }],
    ['section', READER, { ...WORDS, section: 'a' }],
    ['language', READER, { ...WORDS, language: 'zh' }],
  ])('another %s → another UUID', async (_, reader, words) => {
    const first = await nameFeedback(from(), { ...WORDS, id: undefined });
    const second = await nameFeedback(from(reader), { ...WORDS, ...words, id: undefined });
    expect(second.id).toMatch(UUID);
    expect(second.id).not.toBe(first.id);
  });
});

describe('the salt', () => {
  test('is asked for once a day; the next day it is another', async () => {
    vi.setSystemTime(NOON + 86_400_000);
    await nameFeedback(from(), { ...WORDS, id: undefined });
    await nameFeedback(from(), { ...WORDS, comment: 'More', id: undefined });
    expect(batch).toHaveBeenCalledTimes(1);
    vi.setSystemTime(NOON + 2 * 86_400_000);
    await nameFeedback(from(), { ...WORDS, id: undefined });
    expect(batch).toHaveBeenCalledTimes(2);
  });

  // Each on a day of its own, whose salt nobody knows yet.
  test.each<[string, string, () => void]>([
    ['fails', '2026-12-01T12:00:00Z', () => batch.mockRejectedValue(new Error('no table'))],
    ['has none', '2026-12-02T12:00:00Z', () => batch.mockResolvedValue([{ results: [] }])],
  ])('a database that %s → a stand-in for three minutes, and a line', async (_, date, fail) => {
    const day = Date.parse(date);
    vi.setSystemTime(day);
    fail();
    const first = await nameFeedback(from(), { ...WORDS, id: undefined });
    expect(await nameFeedback(from(), { ...WORDS, id: undefined })).toEqual(first);
    expect(batch).toHaveBeenCalledTimes(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'salt-trouble', reason: expect.any(String) });
    vi.setSystemTime(day + 180_000);
    await nameFeedback(from(), { ...WORDS, id: undefined });
    expect(batch).toHaveBeenCalledTimes(2);
  });
});

test('other words under a taken id have an id of their own, the same each time', async () => {
  const named = { ...WORDS, id: 'a', before: 'a' };
  const edited = await editedId(named);
  expect(edited).toMatch(UUID);
  expect(await editedId({ ...named, before: 'b' })).toBe(edited);
  expect(await editedId({ ...named, id: 'b' })).not.toBe(edited);
  expect(await editedId({ ...named, comment: 'Other words' })).not.toBe(edited);
});
