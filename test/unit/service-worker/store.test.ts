import { afterEach, expect, test, vi } from 'vitest';
import { findStored } from '../../../client/service-worker/store.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a storage that is damaged holds nothing, so that the network is asked', async () => {
  vi.stubGlobal('caches', { match: () => Promise.reject(new DOMException('The database is corrupt.', 'UnknownError')) });
  expect(await findStored('https://docs.example/toolpad')).toBeUndefined();
});
