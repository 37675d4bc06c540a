import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports that no system gives to whoever asks for any: one of those may be taken between being found free and being used. */
const FIRST = 15_000;
const LAST = 32_000;

/** A port that nobody listens on, for a server that another process starts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
