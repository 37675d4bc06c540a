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

/** How the slot arranges an ad. */
export type AdLayout = 'inline' | 'image';

/** The whole label of what a slot shows: what it is, where it is, how it is arranged. */
export function adLabel(stem: string, layout: AdLayout): string {
  return `${stem}-body-top-${layout}`;
}
