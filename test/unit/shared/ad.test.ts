import { describe, expect, test } from 'vitest';
import { hasAdSlot, parseAdFrameReport } from '../../../client/shared/ad.ts';
import { isBot } from '../../../client/shared/bot.ts';

describe('hasAdSlot', () => {
  test.each([
    ['/toolpad', false],
    ['/toolpad/core', false],
    ['/toolpad/core/introduction', false],
    ['/toolpad/core/introduction/react-tips', false],
    ['/toolpad/core/integrations/nextjs-approuter', false],
    ['/toolpad/core/react-dashboard-layout', true],
    ['/toolpad/core/react-use-dialogs/api', true],
    ['/toolpad/core/api/app-provider', true],
    ['/toolpad/core/all-components', false],
    ['/toolpad/studio', false],
    ['/toolpad/studio/getting-started', false],
    ['/toolpad/studio/concepts/theming', false],
    ['/toolpad/studio/components/button', true],
    ['/toolpad/studio/how-to-guides/basic-auth', false],
    ['/toolpad/studio/reference/components', true],
    ['/toolpad/studio/reference/components/text-field', true],
    ['/toolpad/studio/reference/api/get-context', true],
    ['/toolpad/studio/reference/file-schema', false],
    ['/api-docs', false],
  ])('%s → %s', (path, has) => {
    expect(hasAdSlot(path)).toBe(has);
  });
});

describe('parseAdFrameReport', () => {
  test.each([
    [{ ad: 'found' }, 'found'],
    [{ ad: 'house', more: 1 }, 'house'],
    [{ ad: 'nothing' }, 'nothing'],
    [{ ad: 'click' }, 'click'],
    [{ ad: 'toString' }, undefined],
    [{ ad: ['found'] }, undefined],
    [{}, undefined],
    ['found', undefined],
    [null, undefined],
    [undefined, undefined],
    [7, undefined],
  ])('%j → %s', (message, report) => {
    expect(parseAdFrameReport(message)).toBe(report);
  });
});

describe('isBot', () => {
  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
    ['Some-CRAWLER', true],
    ['Baiduspider+', true],
    ['a robot', true],
    ['for crawling', true],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/156', false],
    ['', false],
  ])('%j → %s', (agent, bot) => {
    expect(isBot(agent)).toBe(bot);
  });
});
