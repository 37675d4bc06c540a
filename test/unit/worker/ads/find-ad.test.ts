import { describe, expect, test } from 'vitest';
import { feedOf } from '../../../../scripts/ad-network/feed.ts';
import { findAd } from '../../../../worker/ads/find-ad.ts';
import { plainText } from '../../../../worker/ads/plain-text.ts';
import { withCpuTime } from '../../../helpers/browser/cpu-time.ts';

const rules = { imageHosts: ['count.ads.example', 'img.ads.example:8443'], now: 1_800_000_000_999 };
const pixelsOf = (change: Record<string, unknown>) => findAd(feedOf({ statimp: '', ...change }), rules)?.pixels;

describe('pixels', () => {
  const address = (time: string) => `https://count.ads.example/?t=${time}`;
  test.each([
    ['the ad’s time', { pixel: address('[timestamp]'), timestamp: '17' }, [address('17')]],
    ['a time that is a number', { pixel: address('[timestamp]'), timestamp: 17 }, [address('17')]],
    ['every mark', { pixel: `${address('[timestamp]')}&u=[timestamp]`, timestamp: '1' }, [`${address('1')}&u=1`]],
    ['now, in seconds, without a time', { pixel: address('[timestamp]'), timestamp: undefined }, [address('1800000000')]],
    ['a time that would be more of the address', { pixel: address('[timestamp]'), timestamp: '1&x=2#' }, [address('1%26x%3D2%23')]],
    ['a time that is no text', { pixel: address('[timestamp]'), timestamp: [1] }, [address('1800000000')]],
    ['a time that is too long', { pixel: address('[timestamp]'), timestamp: '1'.repeat(21) }, [address('1800000000')]],
    ['half a character as the time', { pixel: address('[timestamp]'), timestamp: '\ud800' }, [address('1800000000')]],
    ['a pixel that grows too long', { pixel: address('[timestamp]'.repeat(180)), timestamp: '€'.repeat(20) }, []],
    ['a pixel that its encoding makes too long', { pixel: address('€'.repeat(300)) }, []],
    ['more pixels than are looked at', { pixel: `${'x||'.repeat(50)}${address('1')}` }, []],
    ['the last pixel that is looked at', { pixel: `${'x||'.repeat(49)}${address('1')}` }, [address('1')]],
    ['the longest time', { pixel: address('[timestamp]'), timestamp: '1'.repeat(20) }, [address('1'.repeat(20))]],
    ['the time 0', { pixel: address('[timestamp]'), timestamp: 0 }, [address('0')]],
    ['the longest pixel', { pixel: address('').padEnd(2048, '1') }, [address('').padEnd(2048, '1')]],
    ['a pixel that is a character longer', { pixel: address('').padEnd(2049, '1') }, []],
    ['a pixel that its time would make short enough', { pixel: `${address('[timestamp]')}&`.padEnd(2049, '1'), timestamp: '1' }, []],
    ['more text than all pixels may have', { pixel: `${address('1')}||${'x'.repeat(16_384)}` }, []],
    ['one bar', { pixel: `${address('1')}|${address('2')}` }, [`${address('1')}|${address('2')}`]],
    ['the impression before the pixels of others', { statimp: address('1'), pixel: address('2') }, [address('1'), address('2')]],
    [
      'the first ten alone',
      { statimp: address('s'), pixel: Array.from({ length: 10 }, (_, index) => address(`${index}`)).join('||') },
      ['s', 0, 1, 2, 3, 4, 5, 6, 7, 8].map((time) => address(`${time}`)),
    ],
    ['a user', { pixel: 'https://u@count.ads.example/' }, []],
    ['two bars', { pixel: `${address('1')}||${address('2')}||` }, [address('1'), address('2')]],
    ['spaces', { pixel: ` ${address('1')} ||  ` }, [address('1')]],
    ['no pixel', { pixel: null }, []],
    ['another port of an allowed host', { pixel: 'https://count.ads.example:8443/' }, []],
    ['a host that ends like an allowed one', { pixel: 'https://evil-count.ads.example/||https://count.ads.example.evil/' }, []],
    ['an allowed port', { pixel: 'https://img.ads.example:8443/' }, ['https://img.ads.example:8443/']],
    ['no scheme', { pixel: '//count.ads.example/a' }, ['https://count.ads.example/a']],
    ['a path of ours', { pixel: '/toolpad/_edge/events' }, []],
  ])('%s → %j', (_, change, pixels) => {
    expect(pixelsOf(change)).toEqual(pixels);
  });
});

describe('the link', () => {
  const longest = 'https://click.ads.example/'.padEnd(2048, 'x');
  test.each([
    ['https://click.ads.example/a?b#c', 'https://click.ads.example/a?b#c'],
    ['//click.ads.example/a', 'https://click.ads.example/a'],
    [longest, longest],
    [`${longest}x`, undefined],
    ['http://click.ads.example/', undefined],
    ['https://user@click.ads.example/', undefined],
    ['https://:password@click.ads.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['/path', undefined],
    ['', undefined],
  ])('%s → %s', (statlink, link) => {
    expect(findAd(feedOf({ statlink }), rules)?.link).toBe(link);
  });
});

describe('words and picture', () => {
  const IMAGE = 'https://img.ads.example:8443/a.png';
  test.each<[Record<string, unknown>, object | undefined]>([
    [
      { company: ' <b>A</b> ', description: null },
      { name: 'A', description: '' },
    ],
    [
      { company: undefined, description: 'B' },
      { name: '', description: 'B' },
    ],
    [{ company: '<b></b>', description: ' ' }, undefined],
    [{ company: 'x'.repeat(100) }, { name: 'x'.repeat(100) }],
    [{ company: 'x'.repeat(101) }, undefined],
    [{ description: 'x'.repeat(500) }, { description: 'x'.repeat(500) }],
    [{ description: 'x'.repeat(501) }, undefined],
    [{ image: IMAGE }, { img: IMAGE }],
    [{ image: 'https://img.ads.example/a.png' }, { img: '' }],
    [{ image: undefined }, { img: '' }],
    [{ image: {} }, { img: '' }],
  ])('%j → %j', (change, shown) => {
    const record = findAd(feedOf(change), rules);
    expect(record).toEqual(shown && expect.objectContaining({ poweredby: 'Carbon', label: 'carbon-demo-inline', ...shown }));
  });

  test('the first ad that can be shown is taken', () => {
    expect(findAd(feedOf({ statlink: '' }, { company: 'Second' }, { company: 'Third' }), rules)?.name).toBe('Second');
  });

  test('of 100 ads the last can be taken, and more are no feed', () => {
    const ads = Array.from({ length: 99 }, () => ({ statlink: '' }));
    expect(findAd(feedOf(...ads, { company: 'Last' }), rules)?.name).toBe('Last');
    expect(findAd(feedOf(...ads, {}, {}), rules)).toBeUndefined();
  });
});

test('a link that its encoding makes too long → no ad', () => {
  expect(findAd(feedOf({ statlink: `https://click.ads.example/${'€'.repeat(700)}` }), rules)).toBeUndefined();
});

test('many marks and a long time → done at once, with a short record', () => {
  const bomb = feedOf({ timestamp: '€'.repeat(15_500), pixel: `https://count.ads.example/${'[timestamp]'.repeat(1400)}` });
  const { result: record, tookMs } = withCpuTime(() => findAd(bomb, rules));
  expect(tookMs).toBeLessThan(50);
  expect(JSON.stringify(record).length).toBeLessThan(2000);
});

describe('plainText', () => {
  test.each([
    ['5 < 6 & 7 > 2', '5 < 6 & 7 > 2'],
    ['a<br>b', 'a b'],
    ['<p>one</p>\n<p>two</p>', 'one two'],
    ['&quot;quoted&quot; &amp;amp; &nbsp; &#39;x&#39; &unknown;', `"quoted" &amp; 'x' &unknown;`],
    ['<script>alert(1)</script>x', 'x'],
    ['<style>*{display:none}', ''],
    ['<img src=x onerror=alert(1)', ''],
    ['<<b>b>x', '< b>x'],
    ['a\u0000b\u202ec\u200bd', 'abcd'],
    ['a\u00adb\u061cc\u180ed\ufffce\u{e0001}\u{e0041}f', 'abcdef'],
    ['a\ud800b', 'ab'],
    ['<\u0000img src=x onerror=alert(1)>a', 'a'],
    ['云端托管', '云端托管'],
  ])('%j → %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
