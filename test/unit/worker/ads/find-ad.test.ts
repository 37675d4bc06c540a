import { describe, expect, test } from 'vitest';
import { feedOf } from '../../../../scripts/ad-network/feed.ts';
import { findAd } from '../../../../worker/ads/find-ad.ts';
import { plainText } from '../../../../worker/ads/plain-text.ts';

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

test('a link that its encoding makes too long → no ad', () => {
  expect(findAd(feedOf({ statlink: `https://click.ads.example/${'€'.repeat(700)}` }), rules)).toBeUndefined();
});

test('many marks and a long time → done at once, with a short record', () => {
  const bomb = feedOf({ timestamp: '€'.repeat(15_500), pixel: `https://count.ads.example/${'[timestamp]'.repeat(1400)}` });
  const started = performance.now();
  const record = findAd(bomb, rules);
  expect(performance.now() - started).toBeLessThan(50);
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
