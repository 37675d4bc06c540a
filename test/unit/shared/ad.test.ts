import { describe, expect, test } from 'vitest';
import { adLabel, hasAdSlot, parseAdFrameReport, parseAdRecord } from '../../../client/shared/ad.ts';
import { isBot } from '../../../client/shared/analytics/bot.ts';

const RECORD = {
  name: 'N',
  link: 'https://a.example/',
  img: '',
  description: '',
  poweredby: 'Carbon',
  label: 'l',
  pixels: ['https://a.example/p'],
};

describe('parseAdRecord', () => {
  test('a record of the edge, with or without a picture, and whatever else is in it left out', () => {
    expect(parseAdRecord({ ...RECORD, more: 1 })).toEqual(RECORD);
    expect(parseAdRecord({ ...RECORD, img: 'https://a.example/i.png' })?.img).toBe('https://a.example/i.png');
  });

  test.each([
    ['the longest text', { description: 'x'.repeat(2048) }],
    ['the most pixels', { pixels: Array.from({ length: 10 }, () => 'https://a.example/p') }],
    ['no pixel', { pixels: [] }],
  ])('%s → an ad', (_, change) => {
    expect(parseAdRecord({ ...RECORD, ...change })).toEqual({ ...RECORD, ...change });
  });

  test.each<[string, unknown]>([
    ['a list', []],
    ['a list of records', [RECORD]],
    ['a list with the fields of a record', Object.assign([], RECORD)],
    ['null', null],
    ['nothing', undefined],
    ['a text', 'ad'],
    ['no fields', {}],
    ['fields that are objects', Object.fromEntries(Object.keys(RECORD).map((name) => [name, {}]))],
    ['no pixels', { ...RECORD, pixels: undefined }],
    ['pixels that are no list', { ...RECORD, pixels: 'https://a.example/' }],
    ['too many pixels', { ...RECORD, pixels: Array.from({ length: 11 }, () => 'https://a.example/') }],
    ['a pixel that is too long', { ...RECORD, pixels: [`https://a.example/${'x'.repeat(2048)}`] }],
    ['a pixel without TLS beside one with it', { ...RECORD, pixels: ['https://a.example/', 'http://a.example/'] }],
    ['a pixel that runs', { ...RECORD, pixels: ['javascript:alert(1)'] }],
    ['a link that runs', { ...RECORD, link: 'javascript:alert(1)' }],
    ['a link that is no address', { ...RECORD, link: 'a.example' }],
    ['a link without TLS', { ...RECORD, link: 'http://a.example/' }],
    ['a picture that runs', { ...RECORD, img: 'data:text/html,x' }],
    ['a text that is too long', { ...RECORD, description: 'x'.repeat(2049) }],
  ])('%s → no ad', (_, value) => {
    expect(parseAdRecord(value)).toBeUndefined();
  });
});

test('a label says what is shown, where, and how it is arranged', () => {
  expect([adLabel('carbon', 'inline'), adLabel('in-house-store', 'image')]).toEqual([
    'carbon-body-top-inline',
    'in-house-store-body-top-image',
  ]);
});

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
    ['/toolpad/studio/reference/file-schema-history', true],
    ['/elsewhere/toolpad/core/api/app-provider', false],
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
