import { type AdRecord, parseAdRecord } from '../../shared/ad.ts';
import type { Endpoint } from '../../shared/address/endpoints.ts';
import { recordView } from './ad-view.ts';
import type { SlotTools } from './slot-tools.ts';

/** Asks the edge for an ad of the feed. A failure, or no ad, leaves the offer as it is: nothing. */
export async function askEdge({ slot, words, put, take }: SlotTools): Promise<void> {
  const record = await fetchRecord();
  if (!record) return;
  const show = () => {
    put(recordView(record, 'inline', words));
    loadWhenSeen(slot, record.pixels);
  };
  take({ state: 'ad', show });
}

async function fetchRecord(): Promise<AdRecord | undefined> {
  try {
    const response = await fetch('/toolpad/_edge/ad' satisfies Endpoint);
    return response.status === 200 ? parseAdRecord(await response.json()) : undefined;
  } catch {
    // Blocked or offline: the poll finds nothing, which is how a blocked network is known.
    return undefined;
  }
}

/** An ad counts as seen once half of its slot is in view. */
function loadWhenSeen(slot: HTMLElement, pixels: string[]): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      slot.append(...pixels.map(pixel));
    },
    { threshold: 0.5 },
  );
  observer.observe(slot);
}

/** An image that is loaded to be counted and never seen. */
function pixel(address: string): HTMLImageElement {
  const image = document.createElement('img');
  image.hidden = true;
  image.alt = '';
  image.src = address;
  return image;
}
