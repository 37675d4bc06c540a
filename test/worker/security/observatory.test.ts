import { describe, expect, test } from 'vitest';
import { demoNames } from '#content';
import { postForm } from '../../helpers/feedback/feedback.ts';
import { LOCALIZED_PAGES, PAGE } from '../../helpers/html/pages.ts';
import { observatoryScore } from '../../helpers/observatory.ts';
import { NO_ASSETS } from '../../helpers/worker/assets.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get } = useWorker({ vars: { AD_SCRIPT_URL: 'https://cdn.ads.example/ad.js', AD_IMAGE_HOSTS: 'img.ads.example' } });
const broken = useWorker(NO_ASSETS);

/** The score of an answer as readers get it: over https, where a policy names the site's origin too. */
async function scoreOf(answer: Response) {
  const headers = new Headers(answer.headers);
  headers.set('Content-Security-Policy', headers.get('Content-Security-Policy')!.replaceAll('http://127.0.0.1', 'https://127.0.0.1'));
  return observatoryScore({ headers, html: await answer.text() });
}

describe('every kind of page scores 155 with Mozilla’s Observatory', () => {
  test.each([
    ...LOCALIZED_PAGES.filter((_, index) => index % 15 === 0),
    PAGE,
    `/zh${PAGE}`,
    '/toolpad/search?q=dialog',
    '/zh/toolpad/search?q=dialog',
    '/toolpad/settings',
    '/zh/toolpad/settings',
    '/toolpad/offline',
    '/toolpad/nothing',
    '/zh/toolpad/nothing',
    ...demoNames.filter((_, index) => index % 20 === 0).map((name) => `/toolpad/_demo/${name}`),
    `/toolpad/_demo/${demoNames[0]}/source`,
    '/toolpad/_demo/live-edit',
    '/toolpad/_edge/ad-frame',
  ])('%s', async (path) => {
    const answer = await get(path);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(await scoreOf(answer)).toMatchObject({ score: 155 });
  });

  test('thanks for feedback', async () => {
    expect(await scoreOf(await postForm(get, { page: PAGE, rating: '1' }))).toMatchObject({ score: 155 });
  });
});

describe('a page without a script has nothing whose integrity could be rewarded, and everything else', () => {
  test.each<[string, () => Promise<Response>]>([
    ['a wrong method', () => get(PAGE, { method: 'DELETE' })],
    ['a long address', () => get(`/${'a'.repeat(2100)}`)],
    ['an endpoint that does not exist', () => get('/toolpad/_edge/nothing')],
    ['a failure', () => broken.get(PAGE)],
  ])('%s → 150', async (_, ask) => {
    expect(await scoreOf(await ask())).toMatchObject({ score: 150, parts: { 'subresource-integrity': 0 } });
  });
});

test.each(['/toolpad/_demo/live-edit', '/toolpad/_edge/ad-frame'])('%s may be framed, and loaded as nothing else', async (path) => {
  const policyFor = async (destination: string) => {
    const { headers } = await get(path, { headers: { 'Sec-Fetch-Dest': destination } });
    expect(headers.get('Vary')).toContain('Sec-Fetch-Dest');
    return headers.get('Cross-Origin-Resource-Policy');
  };
  // Its sandbox has no origin, and so is not part of the same one.
  expect(await policyFor('iframe')).toBe('cross-origin');
  for (const destination of ['document', 'script', 'image', 'object', 'empty']) expect(await policyFor(destination)).toBe('same-origin');
});
