import { expect, test } from 'vitest';
import { hardCodedWords, pseudoWorker } from '../helpers/html/pseudo-language.ts';
import { useWorker } from '../helpers/worker/worker.ts';

const { get } = useWorker({ worker: pseudoWorker() });

test.each([
  '/zh/toolpad',
  '/zh/toolpad/core',
  '/zh/toolpad/core/introduction',
  '/zh/toolpad/core/introduction/installation',
  '/zh/toolpad/core/react-dashboard-layout',
  '/zh/toolpad/core/react-app-provider',
  '/zh/toolpad/core/react-use-dialogs/api',
  '/zh/toolpad/core/api/dashboard-layout',
  '/zh/toolpad/core/all-components',
  '/zh/toolpad/studio',
  '/zh/toolpad/studio/getting-started/first-app',
  '/zh/toolpad/studio/components/data-grid',
  '/zh/toolpad/studio/reference/file-schema',
  '/zh/toolpad/studio/reference/components/data-grid',
  '/zh/api-docs',
  '/zh/toolpad/settings',
  '/zh/toolpad/search?q=dashboard',
  '/zh/toolpad/search?q=nothing-like-this',
  '/zh/toolpad/nothing',
  '/toolpad/_demo/DashboardLayoutBasic/source?lang=zh',
])('%s → every word of the interface comes from the dictionary', async (path) => {
  const html = await (await get(path)).text();
  expect(html).toContain('⟦');
  expect(hardCodedWords(html)).toEqual([]);
});

test('a path that is too long → every word of the interface comes from the dictionary', async () => {
  const html = await (await get(`/zh/${'a'.repeat(2048)}`)).text();
  expect(html).toContain('⟦');
  expect(hardCodedWords(html)).toEqual([]);
});

test('a hard-coded word is found', () => {
  const page = (inner: string) => `<body><p>⟦词⟧</p>${inner}<div class="body"><p>Content</p></div></body>`;
  expect(hardCodedWords(page(''))).toEqual([]);
  expect(hardCodedWords(page('<a>DashboardLayout</a>'))).toEqual([]);
  expect(hardCodedWords(page('<p>Word</p>'))).toEqual(['Word']);
  expect(hardCodedWords(page('<p>two words</p>'))).toEqual(['two words']);
  expect(hardCodedWords(page('<p>⟦词⟧ and more</p>'))).toEqual(['and more']);
  expect(hardCodedWords(page('<a aria-label="close it">⟦词⟧</a>'))).toEqual(['close it']);
  expect(hardCodedWords(page('<div class="body"><button>close it</button></div>'))).toEqual(['close it']);
});
