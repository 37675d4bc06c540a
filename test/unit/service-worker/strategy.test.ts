import { describe, expect, test } from 'vitest';
import { isPlainPage, pageKey, type Strategy, strategyOf } from '../../../client/service-worker/strategy.ts';
import { parseWorkerMessage } from '../../../client/shared/offline.ts';

const ORIGIN = 'https://docs.example';

type Case = [url: string, mode: RequestMode, answer: Strategy | undefined, more?: { method?: string; headers?: Record<string, string> }];

const CASES: Case[] = [
  ['/toolpad', 'navigate', 'page'],
  ['/toolpad/core/introduction?x=1', 'navigate', 'page'],
  ['/zh/toolpad/core', 'navigate', 'page'],
  ['/toolpad/_demo/AccountBasic', 'navigate', 'page'],
  ['/toolpad/_demo/AccountBasic', 'cors', undefined],
  ['/toolpad/assets/entry-ABC.js', 'cors', 'file'],
  ['/static/styles/icons.css?0a1b2c3d', 'cors', 'file'],
  ['/static/styles/icons.css', 'no-cors', 'fresh'],
  ['/static/a.css?variant=JS', 'no-cors', 'fresh'],
  ['/toolpad/core/introduction.md?variant=JS', 'cors', 'fresh'],
  ['/favicon.ico', 'no-cors', 'fresh'],
  ['/toolpad/core/introduction', 'cors', undefined],
  ['/toolpad', 'navigate', undefined, { method: 'POST' }],
  ['/toolpad/assets/entry-ABC.js', 'cors', undefined, { headers: { Range: 'bytes=0-9' } }],
  ['/toolpad/_edge/search?q=a', 'cors', undefined],
  ['/toolpad/_edge/mcp', 'cors', undefined],
  ['/toolpad/_edge/ad-frame', 'navigate', 'pass'],
  ['/toolpad/sw.js', 'navigate', 'pass'],
  ['/toolpad/sw.js', 'cors', undefined],
  ['/toolpadded', 'navigate', 'pass'],
  ['/api-docs', 'navigate', 'pass'],
  ['/material-ui/', 'navigate', 'pass'],
  ['https://cdn.example/a.js', 'no-cors', undefined],
  ['https://cdn.example/toolpad/assets/a.js', 'cors', undefined],
];

describe('strategyOf', () => {
  test.each(CASES)('%s by %s → %s %j', (url, mode, answer, { method = 'GET', headers = {} } = {}) => {
    expect(strategyOf({ url: new URL(url, ORIGIN).href, mode, method, headers: new Headers(headers) }, ORIGIN)).toBe(answer);
  });
});

describe('pageKey', () => {
  test.each([
    ['/toolpad?a=1#b', '/toolpad'],
    ['/zh/toolpad/core', '/zh/toolpad/core'],
  ])('%s → %s', (url, key) => {
    expect(pageKey(ORIGIN + url)).toBe(ORIGIN + key);
  });
});

describe('isPlainPage', () => {
  test.each([
    ['/toolpad/core/api/crud', true],
    ['/toolpad/core/api/crud?utm_source=v', true],
    ['/toolpad/core/api/crud?v=0.12', false],
    ['/toolpad/core/api/crud?a=1&v=', false],
  ])('%s → %s', (url, kept) => {
    expect(isPlainPage(ORIGIN + url)).toBe(kept);
  });
});

describe('parseWorkerMessage', () => {
  test.each([
    ['skipWaiting', { type: 'skipWaiting' }],
    [
      { type: 'visited', urls: ['/a', 1, null] },
      { type: 'visited', urls: ['/a'] },
    ],
    [{ type: 'visited', urls: '/a' }, undefined],
    [{ type: 'visited' }, undefined],
    [{ type: 'other' }, undefined],
    ['other', undefined],
    [null, undefined],
    [undefined, undefined],
    [1, undefined],
  ])('%j → %j', (value, message) => {
    expect(parseWorkerMessage(value)).toEqual(message);
  });
});
