import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDocs, pauseKeeping } from '../../../client/service-worker/keep-docs.ts';
import { BUILD_HEADER, KEPT_CHANNEL, type KeepList, type KeptNews } from '../../../client/shared/offline.ts';
import { MemoryCaches } from '../../helpers/faults/memory-caches.ts';

const LIST = '/toolpad/assets/keep.json';
const CUT = '/toolpad/assets/cut.js';
const LATE = '/toolpad/assets/late.js';

const list: KeepList = {
  build: 'a',
  versions: {},
  bytes: 2,
  files: [
    [CUT, 1],
    [LATE, 1],
  ],
};

let channel: BroadcastChannel;
const news: KeptNews[] = [];

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches('https://docs.example'));
  channel = new BroadcastChannel(KEPT_CHANNEL);
  channel.onmessage = (event) => news.push((event as MessageEvent<KeptNews>).data);
});
afterEach(() => {
  channel.close();
  vi.unstubAllGlobals();
});

/** An answer as a browser gives it: of this site. */
function answer(body: BodyInit): Response {
  return Object.defineProperty(new Response(body, { headers: { [BUILD_HEADER]: 'a' } }), 'type', { value: 'basic' });
}

test('a file that arrives when another has ended the download is no progress: the last word is what went wrong', async () => {
  const body = new TransformStream();
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === LIST) return Response.json(list);
    if (url === LATE) return answer(body.readable);
    throw new TypeError('Failed to fetch');
  });
  const ended = keepDocs(LIST);
  await vi.waitUntil(() => news.length > 0);
  await body.writable.close();
  await ended;
  await vi.waitUntil(() => news.at(-1)?.state?.status === 'paused');
  expect(news.at(-1)?.state).toMatchObject({ done: 1, problem: 'network' });
});

test('a worker that downloads nothing says so to who wants a pause: the one that did may have been ended', () => {
  expect(pauseKeeping()).toBe(false);
});
