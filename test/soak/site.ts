import { rmSync } from 'node:fs';
import type { Miniflare } from 'miniflare';
import { AD_HOSTS } from '../../scripts/ad-network/feed.ts';
import { startRuntime } from '../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../scripts/runtime/vars.ts';
import { freePort } from '../helpers/project/free-port.ts';
import { watchMemory } from './memory.ts';

export type Site = { port: number; heldMiB: () => Promise<number>; stop: () => Promise<void> };

type Options = {
  /** A folder of Worker modules, which goes with the site; without one the build's. */
  worker?: string;
  persist?: string;
  feedUrl?: string;
  onLine?: (line: string) => void;
};

/** Starts a site in a process of its own. */
export async function startSite({ worker, persist, feedUrl = '', onLine = () => {} }: Options): Promise<Site> {
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const vars = { ...resolveVars({}), AD_FEED_URL: feedUrl, AD_FEED_TTL_S: '1', AD_IMAGE_HOSTS: AD_HOSTS };
  const runtime: Miniflare = await startRuntime({ vars, port, inspectorPort, worker, persist, onConsole: onLine, migrations: false });
  const { heldMiB, close } = await watchMemory(inspectorPort);
  const stop = async () => {
    close();
    await runtime.dispose();
    if (worker) rmSync(worker, { recursive: true });
  };
  return { port, heldMiB, stop };
}
