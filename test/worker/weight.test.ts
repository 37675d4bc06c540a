import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { useWorker } from '../helpers/worker/worker.ts';

const { get } = useWorker();

// A little more than each weighs; docs/decisions/0013-where-speed-ends.md says what the smallest is made of.
test.each([
  ['/toolpad/core/introduction/support', 14.2],
  ['/toolpad/core/introduction/tutorial', 20],
  ['/zh/toolpad/core/introduction/tutorial', 21],
  ['/toolpad/core/react-dashboard-layout', 24],
  ['/toolpad/core/api/dashboard-layout', 16],
  ['/toolpad', 16.5],
  ['/toolpad/core', 19.5],
])('%s travels in at most %f KB, its styles among them', async (path, most) => {
  const html = await (await get(path)).text();
  expect(brotliCompressSync(html).length / 1024).toBeLessThanOrEqual(most);
});
