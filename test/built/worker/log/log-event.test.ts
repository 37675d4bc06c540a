import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildId } from '#assets';
import { ENDPOINTS } from '../../../../client/shared/address/endpoints.ts';
import type { AppContext } from '../../../../worker/context.ts';
import { type EventName, logEvent } from '../../../../worker/log/log-event.ts';
import { routeKind } from '../../../../worker/log/route-kind.ts';

const lines: string[] = [];
const asked = (path: string) => ({ req: { path } }) as AppContext;

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
  for (const kind of ['warn', 'error'] as const) vi.spyOn(console, kind).mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an event → one line of JSON with build, kind of address and time', () => {
  vi.setSystemTime('2026-11-22T10:00:00Z');
  logEvent(asked('/toolpad/core/introduction'), 'failure', { reference: 'a1', path: undefined });
  expect(lines).toEqual([`{"event":"failure","build":"${buildId}","route":"page","at":"2026-11-22T10:00:00.000Z","reference":"a1"}`]);
});

test('what a terminal obeys, or shows as something else, is written as its number', () => {
  logEvent(asked('/'), 'failure', { reason: 'a\n\u001b[31mb\u009bc\u202ed\u2028e\u{e0041}f' });
  expect(lines[0]).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(lines[0]!).reason).toBe('a\n\u001b[31mb\u009bc\u202ed\u2028e\u{e0041}f');
});

test.each<[EventName, number]>([
  ['policy-report', 20],
  ['refused', 20],
  ['cache-trouble', 20],
  ['failure', 500],
  ['feedback-not-stored', 500],
])('500 × %s within a minute → %i lines; after it the number of those left out', (name, written) => {
  vi.setSystemTime('2026-11-22T11:00:00Z');
  for (let count = 0; count < 500; count += 1) logEvent(asked('/'), name);
  expect(lines).toHaveLength(written);
  vi.setSystemTime('2026-11-22T11:01:01Z');
  logEvent(asked('/'), name);
  expect(JSON.parse(lines.at(-1)!).leftOut).toBe(written === 500 ? undefined : 480);
});

describe('the kind of an address', () => {
  test.each([
    ['/toolpad', 'page'],
    ['/zh/toolpad/core', 'page'],
    ['/my-secret', 'page'],
    ['/toolpad/core.md', 'markdown'],
    ['/toolpad/search', 'search'],
    ['/zh/toolpad/search', 'search'],
    ['/toolpad/assets/x.js', 'file'],
    ['/static/x.css', 'file'],
    ['/toolpad/_demo/Account', 'demo'],
    ['/toolpad/_edge/feedback', '_edge/feedback'],
    ['/toolpad/_edge/ad-frame', '_edge/ad-frame'],
    ['/toolpad/_edge/mcp/server-card', '_edge/mcp/server-card'],
    ['/toolpad/_edge/mcp/my-secret', 'page'],
    ['/toolpad/_edge/my-secret', 'page'],
  ])('%s → %s', (path, kind) => {
    expect(routeKind(path)).toBe(kind);
  });

  test('every endpoint has an address in the table and a kind of its own, and the table has no other', async () => {
    const { app }: { app: { routes: { path: string }[] } } = await import(resolve('worker/app.ts'));
    const served = app.routes.map(({ path }) => path).filter((path) => /^\/toolpad\/_edge\/[^*]+$/.test(path));
    expect(served.length).toBeGreaterThan(10);
    const unnamed = served.filter((path) => path !== `/toolpad/${routeKind(path)}`);
    expect(unnamed, 'Write their names into client/shared/address/endpoints.ts.').toEqual([]);
    expect(ENDPOINTS.filter((name) => !served.includes(`/toolpad/_edge/${name}`))).toEqual([]);
  });
});
