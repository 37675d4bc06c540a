import { describe, expect, test } from 'vitest';
import { resolveVars } from '../../../../scripts/runtime/vars.ts';
import type { AppContext } from '../../../../worker/context.ts';
import { isForeign } from '../../../../worker/http/is-foreign.ts';

const vars = resolveVars({});
const DOCS = `https://${vars.DOCS_HOST}`;

function isForeignOf(url: string, headers: Record<string, string>): boolean {
  const header = (name: string) => headers[name];
  return isForeign({ env: vars, req: { url, header } } as unknown as AppContext);
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
    expect(isForeignOf(`${url}/toolpad/_edge/feedback`, headers)).toBe(foreign);
  });
});
