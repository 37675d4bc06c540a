import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../shared/port-of.ts';
import { FIELD_FAULTS, JSON_FAULTS, STATUS_FAULTS, TYPE_FAULTS } from './body-faults.ts';
import { feedOf } from './feed.ts';
import { SCRIPTS } from './network-scripts.ts';
import { type Answer, WIRE_FAULTS } from './wire-faults.ts';

/** A request that the network received. */
type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: string };

export type AdNetwork = { url: string; received: Received[]; close: () => Promise<void> };

const feed =
  (...ads: Parameters<typeof feedOf>) =>
  (response: ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end(feedOf(...ads));

/** Every feed by its path, faulty ones in families. */
export const FEEDS: Record<string, Answer> = {
  '/good': feed({}),
  ...family('wire', WIRE_FAULTS),
  ...family('status', STATUS_FAULTS),
  ...family('type', TYPE_FAULTS),
  ...family('json', JSON_FAULTS),
  ...family('fields', Object.fromEntries(Object.entries(FIELD_FAULTS).map(([name, ads]) => [name, feed(...ads)]))),
};

/** A stand-in for the ad network on loopback: feeds and scripts by path, and `/collect`, which takes analytics. Port 0 is any free one. */
export async function startAdNetwork(port = 0): Promise<AdNetwork> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const { method = '', headers } = request;
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ method, path, headers, body });
    answer(path, response, received.filter((one) => one.path === path).length);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${portOf(server)}`, received, close };
}

function answer(target: string, response: ServerResponse, attempt: number): void {
  const path = target.replace(/\?.*/, '');
  const script = SCRIPTS[path];
  if (script !== undefined)
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cross-Origin-Resource-Policy': 'cross-origin' }).end(script);
  else if (path === '/collect') response.writeHead(204).end();
  else if (FEEDS[path]) FEEDS[path](response, attempt);
  else response.writeHead(404).end();
}

function family(name: string, answers: Record<string, Answer>): Record<string, Answer> {
  return Object.fromEntries(Object.entries(answers).map(([fault, reply]) => [`/${name}/${fault}`, reply]));
}
