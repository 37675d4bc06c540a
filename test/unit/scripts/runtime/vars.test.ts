import { describe, expect, test } from 'vitest';
import { readWranglerConfig, resolveVars } from '../../../../scripts/runtime/vars.ts';
import { parseConfig, VARIABLE_NAMES } from '../../../../worker/env.ts';

describe('resolveVars', () => {
  test('takes the variables of wrangler.toml, all of them', () => {
    expect(resolveVars({})).toEqual(readWranglerConfig().vars);
    expect(Object.keys(resolveVars({})).sort()).toEqual([...VARIABLE_NAMES].sort());
  });

  test.each([
    ['DOCS_HOST', 'localhost:8787'],
    ['AD_FEED_URL', 'http://127.0.0.1:9/ads.json'],
    ['AD_FEED_TTL_S', '5'],
    ['AD_DISPLAY_RATIO', '1'],
    ['HSTS_PRELOAD', 'true'],
    ['ANALYTICS_URL', ''],
  ])('lets the environment override %s with %j', (name, value) => {
    expect(resolveVars({ [name]: value })).toEqual({ ...resolveVars({}), [name]: value });
  });

  test('takes the secret from the environment alone', () => {
    expect(resolveVars({})).not.toHaveProperty('GA_API_SECRET');
    expect(resolveVars({ GA_API_SECRET: 'x' })).toEqual({ ...resolveVars({}), GA_API_SECRET: 'x' });
  });

  test('leaves the rest of the environment out', () => {
    expect(resolveVars({ HOME: '/root', DOCS: 'x' })).toEqual(resolveVars({}));
  });

  test('throws for a wrong value', () => {
    expect(() => resolveVars({ AD_FEED_TTL_S: 'soon' })).toThrow(
      'AD_FEED_TTL_S is `soon`, but it accepts a whole number of seconds, at least `1`.',
    );
  });
});

describe('wrangler.toml', () => {
  test('has by default the values of the contract', () => {
    expect(parseConfig(resolveVars({}))).toEqual({
      DOCS_HOST: 'mui.com',
      AD_FEED_URL: '',
      AD_SCRIPT_URL: '',
      AD_FEED_TTL_S: 30,
      AD_DISPLAY_RATIO: 0.1,
      AD_IMAGE_HOSTS: [],
      GA_MEASUREMENT_ID: '',
      ANALYTICS_URL: 'https://www.google-analytics.com/mp/collect',
      WEB_VITALS_RATIO: 0.0001,
      HSTS_PRELOAD: false,
      MUI_X_LICENSE_KEY: '',
      REPO_URL: 'https://github.com/mui/toolpad',
      SERVICE_WORKER: true,
    });
  });
});
