import { describe, expect, test } from 'vitest';
import { resolveVars } from '../../../../scripts/runtime/vars.ts';
import type { AppContext } from '../../../../worker/context.ts';
import { isForeign, isRebound } from '../../../../worker/http/is-foreign.ts';

const vars = resolveVars({});
const DOCS = `https://${vars.DOCS_HOST}`;

function contextOf(url: string, headers: Record<string, string>): AppContext {
  const header = (name: string) => headers[name];
  return { env: vars, req: { url: `${url}/toolpad/_edge/feedback`, header } } as unknown as AppContext;
}

describe('isForeign', () => {
  test.each<[string, Record<string, string>, boolean]>([
    [DOCS, { Origin: DOCS }, false],
    [DOCS, { Origin: 'https://elsewhere.example' }, true],
    [DOCS, { Origin: `${DOCS}:8443` }, true],
    [DOCS, { Origin: DOCS.replace('https', 'http') }, true],
    [DOCS, { Origin: 'null' }, true],
    [DOCS, { Origin: '' }, true],
    [DOCS, { Origin: DOCS, 'Sec-Fetch-Site': 'cross-site' }, false],
    [DOCS, {}, false],
    [DOCS, { 'Sec-Fetch-Site': 'same-origin' }, false],
    [DOCS, { 'Sec-Fetch-Site': 'none' }, false],
    [DOCS, { 'Sec-Fetch-Site': 'same-site' }, true],
    [DOCS, { 'Sec-Fetch-Site': 'cross-site' }, true],
    ['http://127.0.0.1:8787', { Origin: 'http://127.0.0.1:8787' }, false],
    ['http://localhost:8787', { Origin: 'http://localhost:8787' }, false],
    ['https://points-here.example', { Origin: 'https://points-here.example' }, true],
    [`${DOCS}:8443`, { Origin: `${DOCS}:8443` }, true],
  ])('a post to %s with %j: %s', (url, headers, foreign) => {
    expect(isForeign(contextOf(url, headers))).toBe(foreign);
  });
});

describe('isRebound', () => {
  test.each<[string, Record<string, string>, boolean]>([
    [DOCS, { Origin: DOCS }, false],
    [DOCS, { Origin: 'https://elsewhere.example' }, false],
    ['http://127.0.0.1:8787', { Origin: 'http://127.0.0.1:8787' }, false],
    ['https://points-here.example', { Origin: 'https://points-here.example' }, true],
    ['https://points-here.example', {}, false],
  ])('a request to %s with %j: %s', (url, headers, rebound) => {
    expect(isRebound(contextOf(url, headers))).toBe(rebound);
  });
});
