import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FEEDS } from '../../scripts/ad-network/server.ts';
import { pick } from '../helpers/random.ts';

const FAULTS = Object.values(FEEDS);

/** An ad network that answers half of what it is asked well, and the rest with any of its faults. */
export async function startFaultyFeed(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => {
    const answer = Math.random() < 0.5 ? FEEDS['/good']! : pick(FAULTS, Math.random);
    answer(response, 1);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`, close };
}
