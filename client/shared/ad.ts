import { isObject } from './is-object.ts';

/** Share of slots that take the inline form; the others take the image form. */
export const AD_INLINE_SHARE = 0.2;
/** Share of slots that show the plea when the network is blocked. */
export const AD_BLOCK_PLEA_SHARE = 0.2;
/** An ad of the network with this link asks for a house ad in its place. */
export const AD_HOUSE_LINK = 'https://material-ui-next.com/discover-more/backers';

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
export const MAX_AD_PIXELS = 10;

/** Reads what the edge answered: whatever stands between may answer in its place. Undefined for anything that isn't an ad. Never throws. */
export function parseAdRecord(value: unknown): AdRecord | undefined {
  if (!isObject(value)) return undefined;
  const { name, link, img, description, poweredby, label, pixels } = value;
  const isWorded = isAdText(name) && isAdText(description) && isAdText(poweredby) && isAdText(label);
  const isPictured = img === '' || isSecure(img);
  if (!isWorded || !isPictured || !isSecure(link)) return undefined;
  if (!Array.isArray(pixels) || pixels.length > MAX_AD_PIXELS || !pixels.every(isSecure)) return undefined;
  return { name, link, img, description, poweredby, label, pixels };
}

function isAdText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_AD_TEXT;
}

function isSecure(value: unknown): value is string {
  // `URL.parse` is younger than some browsers that the site works in.
  return isAdText(value) && URL.canParse(value) && new URL(value).protocol === 'https:';
}

/** How the slot arranges an ad. */
export type AdLayout = 'inline' | 'image';

/** The whole label of what a slot shows: what it is, where it is, how it is arranged. */
export function adLabel(stem: string, layout: AdLayout): string {
  return `${stem}-body-top-${layout}`;
}

/** What the network's frame tells the page: an ad is there, a link that asks for a house ad, nothing came, or the ad was clicked. */
export type AdFrameReport = 'found' | 'house' | 'nothing' | 'click';

const REPORTS: readonly AdFrameReport[] = ['found', 'house', 'nothing', 'click'];

/** A message of the frame, `{ ad: report }`; undefined for any other. Never throws. */
export function parseAdFrameReport(message: unknown): AdFrameReport | undefined {
  return isObject(message) ? REPORTS.find((report) => report === message.ad) : undefined;
}

/** Whether a page has an ad slot: Core component and API pages, Studio component pages, and Studio's reference but for the file schema. */
export function hasAdSlot(path: string): boolean {
  return /^\/toolpad\/(?:core\/(?:react-|api\/)|studio\/(?:components\/|reference\/(?!file-schema$)))/.test(path);
}
