import { afterEach, expect, test, vi } from 'vitest';
import { findStored, storeFile } from '../../../client/service-worker/store.ts';
import { BUILD_HEADER } from '../../../client/shared/offline.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a storage that is damaged holds nothing, so that the network is asked', async () => {
  vi.stubGlobal('caches', { match: () => Promise.reject(new DOMException('The database is corrupt.', 'UnknownError')) });
  expect(await findStored('https://docs.example/toolpad')).toBeUndefined();
});

test('on a full device what is stored makes room once, and not again until something could be stored', async () => {
  const stored = Array.from({ length: 8 }, (_, index) => `/toolpad/assets/${index}.js`);
  let isFull = true;
  const cache = {
    keys: async () => [...stored],
    delete: async (key: string) => stored.splice(stored.indexOf(key), 1).length === 1,
    put: async (key: string) => {
      if (isFull) throw new DOMException('No room.', 'QuotaExceededError');
      stored.push(key);
    },
  };
  vi.stubGlobal('caches', { open: async (name: string) => (name.includes('pages') ? { keys: async () => [] } : cache) });
  const response = () => Object.defineProperty(new Response('', { headers: { [BUILD_HEADER]: 'a' } }), 'type', { value: 'basic' });
  for (const name of ['a', 'b', 'c']) await storeFile(`/toolpad/assets/${name}.js`, response());
  expect(stored).toEqual(['4', '5', '6', '7'].map((name) => `/toolpad/assets/${name}.js`));
  isFull = false;
  await storeFile('/toolpad/assets/d.js', response());
  expect(stored).toHaveLength(5);
  isFull = true;
  await storeFile('/toolpad/assets/e.js', response());
  expect(stored).toHaveLength(2);
});
