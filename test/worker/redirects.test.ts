import { expect, test } from 'vitest';
import { paths } from '#content';
import { movedPages, movedSections } from '../../content/redirects.ts';
import { OPEN_REDIRECTS } from '../fixtures/open-redirects.ts';
import { RAW_HOST } from '../helpers/faults/raw-request.ts';
import { PAGE } from '../helpers/html/pages.ts';
import { useRawWorker } from '../helpers/worker/worker.ts';

const { send } = useRawWorker();

test.each([
  ['/', '/toolpad'],
  ['//', '/toolpad'],
  ['/?a=1', '/toolpad?a=1'],
  ['/zh', '/zh/toolpad'],
  ['/zh/', '/zh/toolpad'],
  ['/en', '/toolpad'],
  [`${PAGE}/`, PAGE],
  [`${PAGE}///`, PAGE],
  [`${PAGE}/?q=1&r=2`, `${PAGE}?q=1&r=2`],
  [`/toolpad//core///introduction`, PAGE],
  [`/en${PAGE}`, PAGE],
  [`/en${PAGE}/?q=1`, `${PAGE}?q=1`],
  [`/zh${PAGE}/`, `/zh${PAGE}`],
  [`/fr${PAGE}`, PAGE],
  [`/ZH${PAGE}`, `/zh${PAGE}`],
  [`/Toolpad/Core/Introduction`, PAGE],
  [`${PAGE}.html`, PAGE],
  [`/zh${PAGE}.html?x=1`, `/zh${PAGE}?x=1`],
  [`${PAGE}?userLanguage=zh`, `/zh${PAGE}`],
  [`${PAGE}?a=1&userLanguage=zh&b=2`, `/zh${PAGE}?a=1&b=2`],
  [`${PAGE}/?userLanguage=zh`, `/zh${PAGE}`],
  [`${PAGE}?userLanguage=xx`, PAGE],
  [`${PAGE}?userLanguage=`, PAGE],
  [`/zh${PAGE}?userLanguage=en`, PAGE],
  [`/zh${PAGE}?userLanguage=xx&c=3`, `/zh${PAGE}?c=3`],
  ['/api', '/api-docs'],
  ['/api/', '/api-docs'],
  ['/zh/api/', '/zh/api-docs'],
  ['/api/dashboard-layout', '/toolpad/core/api/dashboard-layout'],
  ['/api-docs/Dashboard-Layout/', '/toolpad/core/api/dashboard-layout'],
  ['/api/use-notifications', '/toolpad/core/react-use-notifications/api'],
  ['/api/use-dialogs', '/toolpad/core/react-use-dialogs/api'],
  ['/api-docs/use-session/', '/toolpad/core/react-use-session/api'],
  ['/api/use-local-storage-state', '/toolpad/core/react-persistent-state/use-local-storage-state-api'],
  ['/zh/api/use-session-storage-state', '/zh/toolpad/core/react-persistent-state/use-session-storage-state-api'],
  ['/zh/api/dashboard-layout', '/zh/toolpad/core/api/dashboard-layout'],
  ['/toolpad/getting-started/quickstart/?a=1', '/toolpad/studio/getting-started/first-app?a=1'],
  ['/zh/toolpad/getting-started/quickstart', '/zh/toolpad/studio/getting-started/first-app'],
  ['/toolpad/getting-started/installation', '/toolpad/studio/getting-started/installation'],
  ['/toolpad/reference/components/datagrid/', '/toolpad/studio/reference/components/data-grid'],
  ['/toolpad/reference/components/text-field/', '/toolpad/studio/reference/components/text-field'],
  ['/zh/toolpad/reference/api/create-handler', '/zh/toolpad/studio/reference/api/create-handler'],
  ['/toolpad/schema-reference/', '/toolpad/studio/reference/file-schema'],
  ['/api/create-component', '/toolpad/studio/reference/api/create-component'],
  ['/api/page-row/', '/toolpad/studio/reference/components/page-row'],
  // Both products have a List; the app kit's page wins.
  ['/api/list', '/toolpad/core/api/list'],
  ['/toolpad/core/installation/', '/toolpad/core/introduction/installation'],
  ['/toolpad/core/introduction/dashboard-tutorial/', '/toolpad/core/introduction/tutorial'],
  ['/toolpad/core/features/authentication/', '/toolpad/core/react-sign-in-page'],
  ['/toolpad/core/React-RBAC/?a=1', '/toolpad/core/introduction/roadmap?a=1#once-planned'],
  ['/zh/toolpad/core/react-stat-card', '/zh/toolpad/core/introduction/roadmap#once-planned'],
  ['/blog', 'https://mui.com/blog'],
  ['/blog/toolpad/?a=1', 'https://mui.com/blog/toolpad/?a=1'],
  ['/size-snapshot', 'https://mui.com/size-snapshot'],
])('%s → 301 %s, in one hop', async (target, location) => {
  const answer = await send(target);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('Location')).toBe(location);
  expect(answer.body).toBe('');
  if (location.startsWith('/')) expect((await send(location)).status).toBe(200);
});

const OLD_PAGES = Object.entries(movedPages).map(([from, to]) => [`/toolpad${from}`, to] as const);
const PAGES_OF_OLD_SECTIONS = movedSections.flatMap((name) =>
  paths
    .filter((path) => path.startsWith(`/toolpad/studio/${name}/`))
    .map((path) => [path.replace('/toolpad/studio/', '/toolpad/'), path] as const),
);

test('old addresses are tried: of single pages, and of pages in sections that moved', () => {
  expect(OLD_PAGES.length).toBeGreaterThan(10);
  expect(PAGES_OF_OLD_SECTIONS.length).toBeGreaterThan(20);
});

test.each(OLD_PAGES.flatMap(([from, to]) => [[from, to] as const, [`${from}/`, to] as const]))(
  'the old address %s → 301 %s, in one hop',
  async (from, to) => {
    const answer = await send(from);
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, to]);
    const page = await send(to.replace(/#.*/, ''));
    expect(page.status).toBe(200);
    const hash = /#(.*)/.exec(to)?.[1];
    if (hash) expect(page.body).toContain(`id="${hash}"`);
  },
);

test.each(PAGES_OF_OLD_SECTIONS)('a page of an old section: %s → 301 %s', async (from, to) => {
  const answer = await send(from);
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, to]);
});

test.each([
  '/apix',
  '/fr',
  '/fr/nothing',
  '/en/nothing',
  '/zh/fr/toolpad',
  '/en/blog',
  '/zh/blog',
  '/zh/size-snapshot',
  '/api/nothing',
  '/nothing.html',
])('%s → 404', async (target) => {
  const answer = await send(target);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Location')).toBeNull();
});

test.each(['/blog', '/blog/a', '/size-snapshot'])('%s on the production host → 404, no redirect to itself', async (target) => {
  const answer = await send(target, { headers: { Host: 'mui.com' } });
  expect(answer.status).toBe(404);
});

/** Before each payload: nothing, a page, another language, an address that moved, a frame, the host's blog. */
const PREFIXES = ['', PAGE, '/zh', '/toolpad/getting-started', '/toolpad/_demo', '/blog'];

test.each(PREFIXES.flatMap((prefix) => OPEN_REDIRECTS.map((payload) => prefix + payload)))('%j → no other site', async (target) => {
  const answer = await send(target);
  expect(answer.status).toBeLessThan(500);
  const location = answer.headers.get('Location');
  if (location === null) return expect([200, 400, 404, 414]).toContain(answer.status);
  expect(answer.status).toBe(301);
  expect(location).toMatch(/^[\x21-\x7e]+$/);
  const { origin, pathname, protocol, username } = new URL(location, `http://${RAW_HOST}`);
  expect(username).toBe('');
  if (origin === `http://${RAW_HOST}`) return expect(location).toMatch(/^\/(?:toolpad|zh\/toolpad|api-docs|zh\/api-docs)(?:[/?#]|$)/);
  expect([origin, protocol]).toEqual(['https://mui.com', 'https:']);
  expect(pathname).toMatch(/^\/(?:blog(?:\/|$)|size-snapshot$)/);
});

test.each(['evil.example', 'evil.example:80', 'mui.com.evil.example', 'localhost'])(
  'Host: %s → the redirect names no host',
  async (host) => {
    for (const target of ['/', `${PAGE}/`, `/fr${PAGE}`]) {
      const answer = await send(target, { headers: { Host: host } });
      expect(answer.headers.get('Location')).toMatch(/^\/toolpad/);
    }
  },
);

test.each(['http://evil.example/', `http://evil.example${PAGE}/`, 'https://evil.example/zh/'])(
  'absolute form %s → a path of this site',
  async (target) => {
    const answer = await send(target);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toMatch(/^\/(?:zh\/)?toolpad/);
  },
);
