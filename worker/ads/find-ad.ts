import * as v from 'valibot';
import { type AdRecord, MAX_AD_PIXELS } from '../../client/shared/ad.ts';
import { parseJson } from '../../client/shared/parse-json.ts';
import { plainText } from './plain-text.ts';

/** Longest texts that an ad may have, in characters: an address, all pixels together, the company, its words. */
const MAX_ADDRESS = 2048;
const MAX_PIXELS_TEXT = 16_384;
/** Addresses of pixels that are looked at, and the longest time that one may be told. */
const MAX_PIXELS_TRIED = 50;
const MAX_TIMESTAMP = 20;
const MAX_COMPANY = 100;
const MAX_DESCRIPTION = 500;
const MAX_ADS = 100;

/** What a click on an ad of the feed is counted under. */
const RECORD_LABEL = 'carbon-demo-inline';

const optionalText = (maxLength: number) => v.nullish(v.pipe(v.string(), v.maxLength(maxLength)), '');
/** What the ad can do without: an ad with a broken picture is still an ad. */
const spareText = (maxLength: number) => v.fallback(optionalText(maxLength), '');

/** Half a character has no place in an address. */
const timeText = v.pipe(
  v.string(),
  v.maxLength(MAX_TIMESTAMP),
  v.check((text) => text.isWellFormed()),
);

const feedSchema = v.object({ ads: v.pipe(v.array(v.unknown()), v.maxLength(MAX_ADS)) });
const adSchema = v.object({
  statlink: v.pipe(v.string(), v.maxLength(MAX_ADDRESS)),
  company: optionalText(MAX_COMPANY),
  description: optionalText(MAX_DESCRIPTION),
  image: spareText(MAX_ADDRESS),
  statimp: spareText(MAX_ADDRESS),
  pixel: spareText(MAX_PIXELS_TEXT),
  timestamp: v.fallback(v.nullish(v.union([timeText, v.number()])), null),
});
type FeedAd = v.InferOutput<typeof adSchema>;

/** What an ad is judged by: hosts that pictures and pixels may come from, and the time in milliseconds for pixels of an ad without one. */
export type AdRules = { imageHosts: readonly string[]; now: number };

/** The first ad of a feed's answer that has content and a link; undefined when none has, or the answer isn't a feed. Never throws. */
export function findAd(body: string, rules: AdRules): AdRecord | undefined {
  const feed = v.safeParse(feedSchema, parseJson(body));
  if (!feed.success) return undefined;
  for (const item of feed.output.ads) {
    const ad = v.safeParse(adSchema, item);
    const record = ad.success ? toRecord(ad.output, rules) : undefined;
    if (record) return record;
  }
  return undefined;
}

function toRecord(ad: FeedAd, rules: AdRules): AdRecord | undefined {
  const link = secureAddress(ad.statlink);
  const name = plainText(ad.company);
  const description = plainText(ad.description);
  if (!link || !(name || description)) return undefined;
  return {
    name,
    link: link.href,
    img: allowedAddress(ad.image, rules) ?? '',
    description,
    poweredby: 'Carbon',
    label: RECORD_LABEL,
    pixels: pixelsOf(ad, rules),
  };
}

/** The impression first, then the pixels of others, which are separated by two bars. Each is measured before the time is put in and after. */
function pixelsOf({ statimp, pixel, timestamp }: FeedAd, rules: AdRules): string[] {
  const time = encodeURIComponent(timestamp ?? Math.floor(rules.now / 1000));
  const pixels: string[] = [];
  for (const text of [statimp, ...pixel.split('||', MAX_PIXELS_TRIED)]) {
    if (pixels.length === MAX_AD_PIXELS) break;
    const address = text.length > MAX_ADDRESS ? undefined : allowedAddress(text.replaceAll('[timestamp]', time), rules);
    if (address) pixels.push(address);
  }
  return pixels;
}

function allowedAddress(text: string, { imageHosts }: AdRules): string | undefined {
  const address = secureAddress(text);
  return address && imageHosts.includes(address.host) ? address.href : undefined;
}

/** An https address without a user's name, short enough as it will be written. One without a scheme (`//host/…`), as networks write them, is https. */
function secureAddress(text: string): URL | undefined {
  if (text.length > MAX_ADDRESS) return undefined;
  const address = URL.parse(text.startsWith('//') ? `https:${text}` : text);
  const isSecure = address?.protocol === 'https:' && !address.username && !address.password;
  return isSecure && address.href.length <= MAX_ADDRESS ? address : undefined;
}
