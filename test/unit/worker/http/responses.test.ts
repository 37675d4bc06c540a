import { describe, expect, test } from 'vitest';
import { movedPermanently, text } from '../../../../worker/http/responses.ts';

describe('text', () => {
  test('answers plain text that nobody stores', async () => {
    const response = text(403, 'No.');
    expect([response.status, await response.text()]).toEqual([403, 'No.']);
    expect(Object.fromEntries(response.headers)).toEqual({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  });

  test('lets a route say more', () => {
    const response = text(200, 'a,b', { 'Content-Type': 'text/csv', 'Retry-After': '60' });
    expect([response.headers.get('Content-Type'), response.headers.get('Retry-After')]).toEqual(['text/csv', '60']);
  });
});

describe('movedPermanently', () => {
  test('answers 301 with the place as it stands, and no body', async () => {
    const response = movedPermanently('/zh/toolpad?q=1#a', 'public, max-age=86400');
    expect([response.status, response.body]).toEqual([301, null]);
    expect(Object.fromEntries(response.headers)).toEqual({ location: '/zh/toolpad?q=1#a', 'cache-control': 'public, max-age=86400' });
  });
});
