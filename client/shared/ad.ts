/** An ad as it is shown. Every text is plain; `img` and `pixels` come from allowed hosts, and every address is https. */
export type AdRecord = {
  name: string;
  link: string;
  /** Empty: the ad has no picture. */
  img: string;
  description: string;
  poweredby: string;
  label: string;
  /** Addresses that count the ad as seen, loaded as hidden images. */
  pixels: string[];
};

/** Longer texts of a record are not shown, and no more pixels are loaded. */
const MAX_AD_TEXT = 2048;
const MAX_AD_PIXELS = 10;

/** Reads what the edge answered: whatever stands between may answer in its place. Undefined for anything that isn't an ad. Never throws. */
export function parseAdRecord(value: unknown): AdRecord | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { name, link, img, description, poweredby, label, pixels } = value as Record<string, unknown>;
  const isAd =
    [name, link, img, description, poweredby, label].every(isAdText) &&
    isSecure(link) &&
    (img === '' || isSecure(img)) &&
    Array.isArray(pixels) &&
    pixels.length <= MAX_AD_PIXELS &&
    pixels.every(isSecure);
  return isAd ? ({ name, link, img, description, poweredby, label, pixels } as AdRecord) : undefined;
}

function isAdText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_AD_TEXT;
}

function isSecure(value: unknown): boolean {
  return isAdText(value) && URL.parse(value)?.protocol === 'https:';
}

/** How the slot arranges an ad. */
export type AdLayout = 'inline' | 'image';

/** The whole label of what a slot shows: what it is, where it is, how it is arranged. */
export function adLabel(stem: string, layout: AdLayout): string {
  return `${stem}-body-top-${layout}`;
}

/** What the network's frame tells the page: an ad is there, a link that asks for a house ad, nothing came, or the ad was clicked. */
export type AdFrameReport = 'found' | 'house' | 'nothing' | 'click';

const REPORTS: readonly unknown[] = ['found', 'house', 'nothing', 'click'] satisfies AdFrameReport[];

/** A message of the frame, `{ ad: report }`; undefined for any other. Never throws. */
export function parseAdFrameReport(message: unknown): AdFrameReport | undefined {
  if (typeof message !== 'object' || message === null || !('ad' in message)) return undefined;
  return REPORTS.includes(message.ad) ? (message.ad as AdFrameReport) : undefined;
}

/** Whether a page has an ad slot: Core component and API pages, Studio component pages, and Studio's reference but for the file schema. */
export function hasAdSlot(path: string): boolean {
  return /^\/toolpad\/(?:core\/(?:react-|api\/)|studio\/(?:components\/|reference\/(?!file-schema$)))/.test(path);
}
