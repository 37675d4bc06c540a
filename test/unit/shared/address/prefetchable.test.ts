import { describe, expect, test } from 'vitest';
import { isPrefetchable } from '../../../../client/shared/address/prefetchable.ts';

describe('isPrefetchable', () => {
  test.each([
    ['/toolpad', true],
    ['/toolpad/core/introduction?x=1', true],
    ['/zh/toolpad/core/introduction', true],
    ['/api-docs', true],
    ['/toolpad/here', false],
    ['/toolpad/here#part', false],
    ['/toolpad/settings?return=x', false],
    ['/toolpad/search?q=x', false],
    ['/toolpad/_demo/Name', false],
    ['/toolpad/_edge/health', false],
    ['/toolpad/assets/entry.js', false],
    ['/toolpadded', false],
    ['/elsewhere/toolpad', false],
    ['/toolpad/sw.js', false],
    ['/toolpad/core/introduction.md', false],
    ['/zh/toolpad/core/introduction.md', false],
    ['/toolpad/changes.atom', false],
    ['/toolpad/core/llms.txt', false],
    ['/static/favicon.svg', false],
    ['/', false],
    ['https://elsewhere.example/toolpad', false],
    ['mailto:a@b.example', false],
  ])('%s: %s', (address, expected) => {
    const current = new URL('https://docs.example/toolpad/here');
    expect(isPrefetchable(new URL(address, current), current)).toBe(expected);
  });
});
