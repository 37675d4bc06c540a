import { expect, test } from 'vitest';
import { adFrameScript } from '#assets';
import { resolveVars } from '../../../../scripts/runtime/vars.ts';
import { framePolicy } from '../../../../worker/ads/frame-policy.ts';
import { parseConfig } from '../../../../worker/env.ts';
import { directivesOf } from '../../../helpers/html/html.ts';

const config = parseConfig({
  ...resolveVars({}),
  AD_SCRIPT_URL: 'https://cdn.ads.example/carbon.js?serve=1',
  AD_IMAGE_HOSTS: 'img.ads.example, count.ads.example',
});

test('the frame of the network loads its script and the allowed hosts, and can do nothing but show and open links', () => {
  const hosts = ['https://img.ads.example', 'https://count.ads.example'];
  expect(Object.fromEntries(directivesOf(framePolicy(config, "'sha256-s'")))).toEqual({
    'default-src': ["'none'"],
    'script-src': [`'${adFrameScript.integrity}'`, "'strict-dynamic'", 'https://cdn.ads.example'],
    'style-src': ["'sha256-s'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ['data:', ...hosts],
    'connect-src': ['https://cdn.ads.example', ...hosts],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  });
});
