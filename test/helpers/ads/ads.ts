import { AD_HOSTS } from '../../../scripts/ad-network/feed.ts';
import type { AdNetwork } from '../../../scripts/ad-network/server.ts';
import { ask, startWorker, type WorkerOverride } from '../worker/worker.ts';

/** Times short enough to be waited for; nothing is kept, so that every request asks the feed. */
export const SHORT_TIMES = { attempt: 60, total: 150, good: 0, none: 0 };

/** The Worker with the network's feed at `path`, for one test; `console` holds what it logged. */
export async function withFeed<T>(
  network: AdNetwork,
  path: string,
  override: WorkerOverride,
  run: (get: Get, console: string[]) => Promise<T>,
): Promise<T> {
  const vars = { AD_FEED_URL: path.startsWith('http') ? path : network.url + path, AD_IMAGE_HOSTS: AD_HOSTS, ...override.vars };
  const console: string[] = [];
  const runtime = await startWorker({ migrations: false, ...override, vars }, console);
  try {
    return await run((target, init) => ask(runtime, target, init), console);
  } finally {
    await runtime.dispose();
  }
}

type Get = (path: string, init?: RequestInit) => Promise<Response>;

/** How often the network was asked for a path. */
export function callsOf(network: AdNetwork, path: string): number {
  return network.received.filter((one) => one.path === path).length;
}
