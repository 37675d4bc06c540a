import type { Server } from 'node:net';

/** The port of a server that listens. Throws for one that does not. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens to no port. Ask once it does.');
  return address.port;
}
