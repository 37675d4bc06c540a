import {
  KEPT_CACHE,
  KEPT_CHANNEL,
  KEPT_STATE_KEY,
  type KeepList,
  type KeptNews,
  type KeptState,
  parseKeptState,
} from '../shared/offline.ts';

/** How far the download is, or was when it was last noted. */
export async function readState(): Promise<KeptState | undefined> {
  const noted = await caches.match(KEPT_STATE_KEY);
  return noted && parseKeptState(await noted.json());
}

/** Notes how far it is, and tells every tab. Throws when the device is full. */
export async function noteState(state: KeptState): Promise<void> {
  const cache = await caches.open(KEPT_CACHE);
  try {
    await cache.put(KEPT_STATE_KEY, Response.json(state));
  } finally {
    tell({ state });
  }
}

/** Tells every tab what there is to say. */
export function tell(news: KeptNews): void {
  const channel = new BroadcastChannel(KEPT_CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** What can be downloaded; undefined without a network. */
export async function readList(url: string): Promise<KeepList | undefined> {
  try {
    const response = (await caches.match(url)) ?? (await fetch(url));
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
