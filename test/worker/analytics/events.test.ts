import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AdNetwork, startAdNetwork } from '../../../scripts/ad-network/server.ts';
import { freePort } from '../../helpers/project/free-port.ts';
import { ask, startWorker, useWorker } from '../../helpers/worker/worker.ts';

const EVENTS = '/toolpad/_edge/events';
const SESSION = '1234567890.1800000000';
const click = (action: string, label?: string) => ({ name: 'ad', params: { eventAction: action, eventLabel: label } });
const PAGE_VIEW = {
  name: 'page_view',
  params: { page_title: 'Account', page_location: '/toolpad/core/react-account', productId: 'toolpad-core', productCategoryId: 'toolpad' },
};
const searchView = (title: string) => ({
  ...PAGE_VIEW,
  params: { ...PAGE_VIEW.params, page_title: title, page_location: '/toolpad/search' },
});
const VITAL = {
  name: 'LCP',
  params: { value: 1.5, metric_label: 'Web Vitals', metric_value: 800.5, metric_delta: 1.5, metric_id: 'v5-1' },
};
const batch = (change: object = {}) => ({ session: SESSION, properties: {}, events: [PAGE_VIEW], ...change });
const send = (get: (path: string, init?: RequestInit) => Promise<Response>, body: unknown, headers: Record<string, string> = {}) =>
  get(EVENTS, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers });

const { get } = useWorker();

describe('a batch that is not read to its end', () => {
  // The runtime closes the connection after the answer: nobody else may be on it.
  const { get } = useWorker();
  test('1 MB → 413', async () => expect((await send(get, 'x'.repeat(1_000_000))).status).toBe(413));
});

describe('a batch', () => {
  test.each<[string, unknown, number]>([
    ['a page view', batch(), 204],
    ['20 events', batch({ events: Array.from({ length: 20 }, () => click('click', 'in-house-themes')) }), 204],
    ['a web vital', batch({ events: [VITAL] }), 204],
    ['the results page by its name', batch({ events: [searchView('Search')] }), 204],
    [
      'every property',
      batch({
        properties: {
          codeVariant: 'JS',
          codeStylingVariant: 'css',
          userLanguage: 'zh',
          devicePixelRatio: 1.5,
          colorSchemeOS: 'dark',
          colorScheme: 'light',
        },
      }),
      204,
    ],
    ['8 KiB', `${JSON.stringify(batch())}`.padEnd(8192), 204],
    ['a byte more', `${JSON.stringify(batch())}`.padEnd(8193), 413],
    ['nothing', '', 400],
    ['no JSON', 'session=1', 400],
    ['a list', [], 400],
    ['no events', batch({ events: [] }), 400],
    ['21 events', batch({ events: Array.from({ length: 21 }, () => click('click')) }), 400],
    ['no session', batch({ session: undefined }), 400],
    ['a session that is not a pair of numbers', batch({ session: 'reader@example.com' }), 400],
    ['no event that is known', batch({ events: [{ name: 'purchase', params: {} }, null, 7] }), 400],
    ['an action that is not known', batch({ events: [click('steal')] }), 400],
    ['a field that is not known', batch({ events: [{ name: 'ad', params: { eventAction: 'click', reader: 'x' } }] }), 400],
    ['a label that is too long', batch({ events: [click('click', 'x'.repeat(201))] }), 400],
    ['a label that is no text', batch({ events: [{ name: 'ad', params: { eventAction: 'click', eventLabel: {} } }] }), 400],
    [
      'a page elsewhere',
      batch({ events: [{ ...PAGE_VIEW, params: { ...PAGE_VIEW.params, page_location: 'https://elsewhere.example/' } }] }),
      400,
    ],
    ['the results page with what was looked for', batch({ events: [searchView('my illness dialog - Search - Toolpad')] }), 400],
    ['a metric that is no number', batch({ events: [{ ...VITAL, params: { ...VITAL.params, value: '1' } }] }), 400],
    ['a property that is not known', batch({ properties: { email: 'x' } }), 204],
    ['a property with another value', batch({ properties: { userLanguage: 'xx' } }), 204],
    ['a field beside', batch({ reader: 1 }), 400],
    ['a prototype', `{"session":"${SESSION}","properties":{},"events":[{"name":"__proto__","params":{}}]}`, 400],
  ])('%s → %3$i', async (_, body, status) => {
    const answer = await send(get, body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  test.each([
    [undefined, 204],
    ['http://127.0.0.1:8787', 204],
    ['https://elsewhere.example', 403],
    ['null', 403],
  ])('from the origin %s → %i', async (origin, status) => {
    expect((await send(get, batch(), origin ? { Origin: origin } : {})).status).toBe(status);
  });

  test.each<[string, unknown]>([
    ['properties', batch({ properties: 7 })],
    ['session', batch({ session: '1' })],
    ['events', batch({ events: [click('steal')] })],
    ['the body', 'session=1'],
  ])('wrong at %s → that is named', async (field, body) => {
    expect(await (await send(get, body)).text()).toContain(`not as expected at ${field}.`);
  });

  test.each(['GET', 'PUT', 'DELETE'])('%s → 405 with Allow: POST', async (method) => {
    const answer = await get(EVENTS, { method });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
  });
});

describe('the analytics product', () => {
  let network: AdNetwork;
  beforeAll(async () => {
    network = await startAdNetwork();
  });
  afterAll(() => network.close());
  beforeEach(() => {
    network.received.length = 0;
  });
  /** Everything on a page whose presses are counted, as the events that they send. */
  const controlsOf = (html: string) =>
    [...html.matchAll(/data-ga-event-category="([\w-]+)" data-ga-event-action="([\w-]+)"/g)].map(([, name, eventAction]) => ({
      name,
      params: { eventAction },
    }));

  /** Sends a batch to a Worker with these variables, waits until its work is done, and returns what it logged. */
  async function sendWith(vars: Record<string, string>, body: unknown = batch()) {
    const console: string[] = [];
    const runtime = await startWorker(
      { migrations: false, vars: { ANALYTICS_URL: `${network.url}/collect`, GA_MEASUREMENT_ID: 'G-TEST', GA_API_SECRET: 's', ...vars } },
      console,
    );
    const { status } = await send((path, init) => ask(runtime, path, init), body);
    const waited = vars.ANALYTICS_URL || vars.GA_MEASUREMENT_ID === '' || vars.GA_API_SECRET === '' ? 0 : 1;
    await expect.poll(() => network.received.length + console.length).toBeGreaterThanOrEqual(waited);
    return { status, console, runtime };
  }

  test('gets the batch as its protocol writes it', async () => {
    const properties = { userLanguage: 'zh' };
    const { status, runtime, console } = await sendWith(
      {},
      batch({ properties, events: [PAGE_VIEW, { name: 'l10n', params: { eventAction: 'edit-button' } }] }),
    );
    await runtime.dispose();
    expect([status, console]).toEqual([204, []]);
    const [call] = network.received;
    expect(call?.headers['content-type']).toBe('application/json');
    expect(call?.path).toBe('/collect?measurement_id=G-TEST&api_secret=s');
    const common = { session_id: '1800000000', engagement_time_msec: 1 };
    expect(JSON.parse(call?.body ?? '')).toEqual({
      client_id: SESSION,
      non_personalized_ads: true,
      user_properties: { userLanguage: { value: 'zh' } },
      events: [
        { name: 'page_view', params: { ...PAGE_VIEW.params, ...common } },
        { name: 'l10n', params: { eventAction: 'edit-button', ...common } },
      ],
    });
  });

  test.each([
    ['of another name', { name: 'toString', params: {} }],
    ['of another action', click('steal')],
    ['with another field', { name: 'ad', params: { eventAction: 'click', reader: 'x' } }],
    ['with a long label', click('click', 'x'.repeat(201))],
    ['that is none', null],
  ])('gets all of a batch but the event %s, which is counted', async (_, wrong) => {
    const { status, runtime, console } = await sendWith({}, batch({ events: [PAGE_VIEW, wrong, click('click', 'in-house-themes')] }));
    await expect.poll(() => network.received.length).toBe(1);
    await runtime.dispose();
    expect(status).toBe(204);
    expect(JSON.parse(network.received[0]?.body ?? '').events.map(({ name }: { name: string }) => name)).toEqual(['page_view', 'ad']);
    expect(JSON.parse(console[0] ?? '')).toMatchObject({ event: 'analytics-trouble', dropped: 1 });
  });

  test('gets all of a batch but properties out of all reason, which are counted', async () => {
    const properties = { userLanguage: 'zh', devicePixelRatio: 500, email: 'x' };
    const { status, runtime, console } = await sendWith({}, batch({ properties }));
    await expect.poll(() => network.received.length).toBe(1);
    await runtime.dispose();
    expect(status).toBe(204);
    expect(JSON.parse(network.received[0]?.body ?? '').user_properties).toEqual({ userLanguage: { value: 'zh' } });
    expect(JSON.parse(console[0] ?? '')).toMatchObject({ event: 'analytics-trouble', dropped: 2 });
  });

  test.each(['/zh/toolpad/core/react-dashboard-layout', '/zh/toolpad/core/api/account', '/toolpad/settings'])(
    'gets every press that %s can count',
    async (path) => {
      const controls = controlsOf(await (await get(path)).text());
      const events = [...new Map(controls.map((event) => [JSON.stringify(event), event])).values()];
      const { runtime } = await sendWith({}, batch({ events }));
      await runtime.dispose();
      expect(events.length).toBeGreaterThan(2);
      expect(JSON.parse(network.received[0]?.body ?? '').events).toHaveLength(events.length);
    },
  );

  test('that is down → 204 all the same; the log has a line without the secret', async () => {
    const { status, console, runtime } = await sendWith({
      ANALYTICS_URL: `http://127.0.0.1:${await freePort()}/collect`,
      GA_API_SECRET: 'very-secret',
    });
    expect(status).toBe(204);
    await expect.poll(() => console.length).toBe(1);
    expect(JSON.parse(console[0] ?? '')).toMatchObject({ event: 'analytics-trouble', route: '_edge/events', reason: expect.any(String) });
    expect(console[0]).not.toContain('very-secret');
    await runtime.dispose();
  });

  test('that refuses → 204 all the same; the log has a line with its status', async () => {
    const { status, console, runtime } = await sendWith({ ANALYTICS_URL: `${network.url}/nothing` });
    await expect.poll(() => console.length).toBe(1);
    await runtime.dispose();
    expect(status).toBe(204);
    expect(JSON.parse(console[0] ?? '')).toMatchObject({ event: 'analytics-trouble', status: 404 });
  });

  test.each<Record<string, string>>([{ GA_MEASUREMENT_ID: '' }, { GA_API_SECRET: '' }])('%j → nothing is handed on', async (vars) => {
    const { status, runtime } = await sendWith(vars);
    const page = await (await ask(runtime, '/toolpad')).text();
    await runtime.dispose();
    expect(status).toBe(204);
    expect(page).toContain('&quot;sends&quot;:false');
    expect(network.received).toEqual([]);
  });

  test('a batch that is refused → nothing of it is handed on', async () => {
    const { status, runtime } = await sendWith({ ANALYTICS_URL: `${network.url}/collect` }, batch({ events: [click('steal')] }));
    await send((path, init) => ask(runtime, path, init), batch());
    await expect.poll(() => network.received.length).toBeGreaterThan(0);
    await runtime.dispose();
    expect(status).toBe(400);
    expect(network.received.map(({ body }) => JSON.parse(body).events[0].name)).toEqual(['page_view']);
  });
});
