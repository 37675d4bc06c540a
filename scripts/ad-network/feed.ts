/** An ad as the network's feed writes it. */
export type FeedAd = Record<string, unknown>;

/** A feed's ad with every field as it should be. */
const GOOD_AD: FeedAd = {
  statlink: 'https://click.ads.example/northwind',
  statimp: 'https://count.ads.example/imp?t=[timestamp]',
  pixel: 'https://count.ads.example/one?t=[timestamp]||https://count.ads.example/two',
  timestamp: '1700000000',
  image: 'https://img.ads.example/northwind.png',
  company: 'Northwind Hosting',
  description: 'Servers near your readers, billed by the minute.',
};

/** Hosts that the good ad's picture and pixels come from. */
export const AD_HOSTS = 'img.ads.example,count.ads.example';

/** The body of a feed with these ads; each is the good ad with some fields changed. */
export function feedOf(...changes: FeedAd[]): string {
  return JSON.stringify({ ads: changes.map((change) => ({ ...GOOD_AD, ...change })) });
}
