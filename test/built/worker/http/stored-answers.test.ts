import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppContext } from '../../../../worker/context.ts';

/** By its path: the caches of workerd are not those that tests are typed with. */
const { findAnswer, keepAnswer }: StoredAnswers = await import(resolve('worker/http/stored-answers.ts'));

type StoredAnswers = {
  findAnswer: <T>(c: AppContext, key: string, read: (stored: Response) => Promise<T>) => Promise<T | undefined>;
  keepAnswer: (c: AppContext, key: string, answer: Response) => void;
};

const KEY = 'https://pages.invalid/a';
const cache = {
  match: vi.fn<(key: string) => Promise<Response | undefined>>(),
  put: vi.fn<(key: string, answer: Response) => Promise<void>>(),
};
const work: Promise<unknown>[] = [];
const lines: string[] = [];
const context = {
  req: { path: '/toolpad' },
  executionCtx: { waitUntil: (promise: Promise<unknown>) => void work.push(promise) },
} as unknown as AppContext;
const read = (stored: Response) => stored.text();

beforeEach(() => {
  vi.stubGlobal('caches', { default: cache });
  for (const kind of ['warn', 'error'] as const) vi.spyOn(console, kind).mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetAllMocks();
  lines.length = 0;
  work.length = 0;
});

const logged = () => lines.map((line) => JSON.parse(line)).map(({ event, doing, reason }) => ({ event, doing, reason }));

describe('findAnswer', () => {
  test('what is kept under the key → read', async () => {
    cache.match.mockResolvedValue(new Response('kept'));
    expect(await findAnswer(context, KEY, read)).toBe('kept');
    expect(cache.match).toHaveBeenCalledWith(KEY);
    expect(lines).toEqual([]);
  });

  test('nothing kept → nothing, and no line', async () => {
    cache.match.mockResolvedValue(undefined);
    expect(await findAnswer(context, KEY, read)).toBeUndefined();
    expect(lines).toEqual([]);
  });

  test.each<[string, () => void, typeof read]>([
    ['cannot be asked', () => cache.match.mockRejectedValue(new Error('full')), read],
    ['hands out rubbish', () => cache.match.mockResolvedValue(new Response('x')), () => Promise.reject(new Error('full'))],
  ])('a cache that %s → nothing, and a line', async (_, fail, reader) => {
    fail();
    expect(await findAnswer(context, KEY, reader)).toBeUndefined();
    expect(logged()).toEqual([{ event: 'cache-trouble', doing: 'read', reason: expect.stringContaining('full') }]);
  });

  test('a cache that does not answer → nothing after half a second, and a line', async () => {
    vi.useFakeTimers();
    cache.match.mockReturnValue(new Promise(() => {}));
    let found: string | undefined = 'waiting';
    const asked = findAnswer(context, KEY, read).then((answer) => {
      found = answer;
    });
    await vi.advanceTimersByTimeAsync(499);
    expect(found).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(found).toBeUndefined();
    expect(logged()).toMatchObject([{ event: 'cache-trouble', doing: 'read' }]);
  });
});

describe('keepAnswer', () => {
  test('puts the answer under the key, after the reader has it', async () => {
    const answer = new Response('kept');
    cache.put.mockResolvedValue();
    keepAnswer(context, KEY, answer);
    expect(work).toHaveLength(1);
    await work[0];
    expect(cache.put).toHaveBeenCalledWith(KEY, answer);
    expect(lines).toEqual([]);
  });

  test('a cache that is full → a line, and nothing fails', async () => {
    cache.put.mockRejectedValue(new Error('full'));
    keepAnswer(context, KEY, new Response('kept'));
    await expect(work[0]).resolves.toBeUndefined();
    expect(logged()).toEqual([{ event: 'cache-trouble', doing: 'write', reason: expect.stringContaining('full') }]);
  });
});
