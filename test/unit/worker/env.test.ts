import { describe, expect, test } from 'vitest';
import { resolveVars } from '../../../scripts/runtime/vars.ts';
import { parseConfig, VARIABLE_NAMES, type VariableName } from '../../../worker/env.ts';

const good = resolveVars({});

const ACCEPTED: Record<VariableName, [text: string, value: unknown][]> = {
  DOCS_HOST: [
    ['mui.com', 'mui.com'],
    ['127.0.0.1:8787', '127.0.0.1:8787'],
    ['localhost', 'localhost'],
  ],
  AD_FEED_URL: [
    ['', ''],
    ['https://a.example/ads.json?x=1', 'https://a.example/ads.json?x=1'],
    ['http://127.0.0.1:9/ads', 'http://127.0.0.1:9/ads'],
  ],
  AD_SCRIPT_URL: [
    ['', ''],
    ['http://localhost:9/carbon.js', 'http://localhost:9/carbon.js'],
    ['http://[::1]/a.js', 'http://[::1]/a.js'],
  ],
  AD_FEED_TTL_S: [
    ['1', 1],
    ['30', 30],
    ['3600', 3600],
  ],
  AD_DISPLAY_RATIO: [
    ['0', 0],
    ['0.1', 0.1],
    ['1', 1],
    ['1.0', 1],
  ],
  AD_IMAGE_HOSTS: [
    ['', []],
    ['a.example', ['a.example']],
    ['a.example, b.example:8080', ['a.example', 'b.example:8080']],
  ],
  GA_MEASUREMENT_ID: [
    ['', ''],
    ['G-ABC123', 'G-ABC123'],
  ],
  ANALYTICS_URL: [
    ['', ''],
    ['https://www.google-analytics.com/mp/collect', 'https://www.google-analytics.com/mp/collect'],
  ],
  WEB_VITALS_RATIO: [
    ['0.0001', 0.0001],
    ['1', 1],
  ],
  HSTS_PRELOAD: [
    ['true', true],
    ['false', false],
  ],
  MUI_X_LICENSE_KEY: [
    ['', ''],
    ['abc==', 'abc=='],
  ],
  REPO_URL: [['https://github.com/mui/toolpad', 'https://github.com/mui/toolpad']],
  SERVICE_WORKER: [
    ['on', true],
    ['off', false],
  ],
};

const REFUSED: Record<VariableName, string[]> = {
  DOCS_HOST: ['', 'https://mui.com', 'mui.com/', 'mui.com/toolpad', 'a b', 'mui..com', 'user@mui.com', 'mui.com:port', '*.mui.com'],
  AD_FEED_URL: ['feed', 'http://a.example/ads', 'ftp://a.example', 'javascript:alert(1)', '//a.example', 'http://127.0.0.1.evil.example/'],
  AD_SCRIPT_URL: ['carbon.js', 'http://a.example/carbon.js', 'data:text/javascript,1'],
  AD_FEED_TTL_S: ['', '0', '-1', '1.5', '30s', ' 30', '1e3', '01', '9999999999'],
  AD_DISPLAY_RATIO: ['', '1.1', '-0.1', '10%', '.5', 'NaN', 'Infinity', '0,1', '1e-1'],
  AD_IMAGE_HOSTS: ['https://a.example', '*', 'a.example;b.example', "'self'", 'a.example/path'],
  GA_MEASUREMENT_ID: ['a\nb', 'é', 'a\u0000'],
  ANALYTICS_URL: ['collect', 'http://www.google-analytics.com/mp/collect'],
  WEB_VITALS_RATIO: ['', '2', '0.01%'],
  HSTS_PRELOAD: ['', 'yes', '1', 'TRUE'],
  MUI_X_LICENSE_KEY: ['a\r\nb'],
  REPO_URL: ['', 'github.com/mui/toolpad', 'http://github.com/mui/toolpad'],
  SERVICE_WORKER: ['', 'true', 'OFF', '0'],
};

const rows = <T>(table: Record<VariableName, T[]>) => VARIABLE_NAMES.flatMap((name) => table[name].map((value) => ({ name, value })));

describe('parseConfig', () => {
  test.each(rows(ACCEPTED).map(({ name, value: [text, value] }) => [name, text, value] as const))(
    'accepts %s=%j as %j',
    (name, text, value) => {
      expect(parseConfig({ ...good, [name]: text })[name]).toEqual(value);
    },
  );

  test.each(rows(REFUSED).map(({ name, value }) => [name, value] as const))('refuses %s=%j in two sentences that name it', (name, text) => {
    const start = `${name} is \`${text}\`, but it accepts `;
    const end = `. Correct it in wrangler.toml, or set ${name}=… in the environment.`;
    const parse = () => parseConfig({ ...good, [name]: text });
    expect(parse).toThrow(start);
    expect(parse).toThrow(end);
  });

  test.each(['DOCS_HOST', 'AD_FEED_TTL_S', 'AD_DISPLAY_RATIO', 'WEB_VITALS_RATIO', 'HSTS_PRELOAD', 'REPO_URL'] as const)(
    'refuses to do without %s',
    (name) => {
      expect(() => parseConfig({ ...good, [name]: undefined })).toThrow(`${name} is \`\`, but it accepts `);
    },
  );

  test('names every wrong variable at once, one a line', () => {
    const parse = () => parseConfig({ ...good, DOCS_HOST: '?', REPO_URL: '?' });
    expect(parse).toThrow(/^DOCS_HOST is .*\nREPO_URL is [^\n]*$/);
  });
});
