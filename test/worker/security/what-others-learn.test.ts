import { beforeEach, expect, test } from 'vitest';
import type { AdNetwork } from '../../../scripts/ad-network/server.ts';
import { withFeed } from '../../helpers/ads/ads.ts';
import { useAdNetwork } from '../../helpers/worker/site.ts';

/** Everything that a request may tell of its reader. */
const READER = {
  'User-Agent': 'Mozilla/5.0 (reader)',
  Cookie: 'mui-mode=dark; reader=1',
  Referer: 'https://mui.com/toolpad/core/introduction',
  'Accept-Language': 'zh',
  'CF-Connecting-IP': '203.0.113.7',
  'X-Forwarded-For': '203.0.113.7',
  'X-Real-IP': '203.0.113.7',
  Authorization: 'reader',
  'Sec-CH-UA': 'reader',
};

const network = useAdNetwork();
beforeEach(() => {
  network().received.length = 0;
});

/** The headers of a call. The platform names the Worker's owner (`cf-worker`), whoever reads. */
const headersOf = (call: AdNetwork['received'][number] | undefined) => Object.keys(call?.headers ?? {}).sort();

test('what the ad network learns of a reader: nothing', async () => {
  await withFeed(network(), '/good', {}, (get) => get('/toolpad/_edge/ad?reader=1', { headers: READER }));
  const [call] = network().received;
  expect(call).toMatchObject({ method: 'GET', path: '/good', body: '' });
  expect(headersOf(call)).toEqual(['accept', 'cf-worker', 'host']);
  expect(call?.headers.accept).toBe('application/json');
});

test('what the analytics product learns of a reader: what the batch says', async () => {
  const vars = { ANALYTICS_URL: `${network().url}/collect`, GA_MEASUREMENT_ID: 'G-TEST', GA_API_SECRET: 's' };
  const body = JSON.stringify({ session: '1.2', properties: {}, events: [{ name: 'ad', params: { eventAction: 'click' } }] });
  await withFeed(network(), '/good', { vars }, async (get) => {
    await get('/toolpad/_edge/events', { method: 'POST', body, headers: READER });
    // It goes on after the answer, for as long as the Worker is there.
    await expect.poll(() => network().received.length).toBe(1);
  });
  const [call] = network().received;
  expect(headersOf(call)).toEqual(['cf-worker', 'content-length', 'content-type', 'host']);
  expect(Object.keys(JSON.parse(call?.body ?? ''))).toEqual(['client_id', 'non_personalized_ads', 'user_properties', 'events']);
});
