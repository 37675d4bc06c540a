import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Response as AssetResponse } from 'miniflare';
import { describe, expect, test } from 'vitest';
import { adFrameScript } from '#assets';
import { hasAdSlot } from '../../../client/shared/ad.ts';
import { attributeValues, directivesOf, hashSource, inlineOf } from '../../helpers/html/html.ts';
import { LOCALIZED_PAGES } from '../../helpers/html/pages.ts';
import { watchedAssets } from '../../helpers/worker/assets.ts';
import { ask, startWorker, useWorker } from '../../helpers/worker/worker.ts';

const { serviceBindings, replaced } = watchedAssets();
const { get } = useWorker({ serviceBindings });
const FRAME = '/toolpad/_edge/ad-frame';
const SLOT = /<div id="ad-slot"[^>]*><\/div>/;
const slotIn = async (path: string, headers = {}) => SLOT.exec(await (await get(path, { headers })).text())?.[0];

describe('the slot', () => {
  test.each(LOCALIZED_PAGES)('%s has it if its kind of page has', async (path) => {
    const slot = await slotIn(path);
    expect(slot !== undefined).toBe(hasAdSlot(path.replace(/^\/zh/, '')));
    if (slot) expect(slot).toContain('data-ga-event-category="ad" data-ga-event-action="click" class=');
  });

  test('`ads: false` in a page’s frontmatter takes it away', async () => {
    const path = '/toolpad/core/react-page-container';
    const asset = `/_content/en${path}.json`;
    const page = await (await serviceAsset(asset)).json();
    expect(page).toMatchObject({ ads: true });
    replaced.set(asset, () => new AssetResponse(JSON.stringify({ ...(page as object), ads: false })));
    expect(await slotIn(`${path}?`, { Cookie: 'direction=rtl' })).toBeUndefined();
    replaced.clear();
  });

  test('a robot gets the same page, and no label', async () => {
    const path = '/toolpad/core/react-dashboard-layout';
    const slot = await slotIn(path, { 'User-Agent': 'Googlebot' });
    expect(slot).toBe(await slotIn(path));
    expect(slot).not.toContain('label');
  });

  const assets = serviceBindings.ASSETS as (request: { url: string }) => Promise<Response>;
  const serviceAsset = async (path: string) => assets({ url: `https://assets.invalid${path}` });
});

describe('the frame of the network’s script', () => {
  const script = 'https://cdn.ads.example/ad.js?a=1&b="2"';
  const ads = useWorker({ vars: { AD_SCRIPT_URL: script, AD_IMAGE_HOSTS: 'img.ads.example' } });

  test('without a script there is none', async () => {
    expect((await get(FRAME)).status).toBe(404);
  });

  test('names the script, and holds one of ours', async () => {
    const answer = await ads.get(FRAME);
    const html = await answer.text();
    const inline = inlineOf(html);
    expect(html).toContain('data-script="https://cdn.ads.example/ad.js?a=1&amp;b=&quot;2&quot;"');
    expect([inline.scripts.length, inline.styles.length, inline.styleAttributes.length]).toEqual([0, 1, 0]);
    expect(html).toContain(`src="${adFrameScript.url}" integrity="${adFrameScript.integrity}" crossorigin`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(Object.fromEntries(directivesOf(answer.headers.get('Content-Security-Policy')))).toEqual({
      'default-src': ["'none'"],
      'script-src': [`'${adFrameScript.integrity}'`, "'strict-dynamic'", 'https://cdn.ads.example'],
      'style-src': [hashSource(inline.styles[0]!)],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ['data:', 'https://img.ads.example'],
      'connect-src': ['https://cdn.ads.example', 'https://img.ads.example'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
      sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
    });
  });

  test('the page itself never names the script, and its policy does not know the network', async () => {
    const answer = await ads.get('/toolpad/core/react-dashboard-layout');
    expect(await answer.text()).not.toContain('cdn.ads.example');
    expect(answer.headers.get('Content-Security-Policy')).not.toContain('cdn.ads.example');
  });
});

test('variables that changed without a build → pages that tell of the new ones, though the old ones’ are still kept', async () => {
  const persist = mkdtempSync(join(tmpdir(), 'toolpad-docs-'));
  const toldBy = async (vars: Record<string, string>) => {
    const runtime = await startWorker({ persist, vars });
    const html = await (await ask(runtime, '/toolpad/core/react-account')).text();
    await runtime.dispose();
    return JSON.parse(attributeValues(html, 'data-config').at(-1)!).feed;
  };
  expect(await toldBy({})).toBe(false);
  expect(await toldBy({ AD_FEED_URL: 'https://ads.invalid/' })).toBe(true);
  rmSync(persist, { recursive: true });
});
