import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll } from 'vitest';
import { AD_HOSTS } from '../../../scripts/ad-network/feed.ts';
import { type AdNetwork, startAdNetwork } from '../../../scripts/ad-network/server.ts';
import { freePort } from '../project/free-port.ts';
import { startWorker } from './worker.ts';

/** An ad network for the tests of a file. */
export function useAdNetwork(): () => AdNetwork {
  let network: AdNetwork;
  beforeAll(async () => {
    network = await startAdNetwork();
  });
  afterAll(() => network.close());
  return () => network;
}

/** A site with variables of its own for the tests of a describe block: the address of a path on it. */
export function useSite(vars: () => Record<string, string>): (path: string) => string {
  let runtime: Miniflare;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    runtime = await startWorker({ port, migrations: false, vars: { AD_IMAGE_HOSTS: AD_HOSTS, ...vars() } });
  });
  afterAll(() => runtime.dispose());
  return (path) => `http://127.0.0.1:${port}${path}`;
}
