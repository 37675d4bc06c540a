import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest|wasm)|image\/svg)/;
/** What belongs to one connection, or to a body that is not packed yet. */
const OF_THE_WAY = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding'];

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** What has left for the reader: the answer's path and type, its bytes, and how many of them are its head. */
export type Sent = { path: string; type: string; bytes: number; head: number };

export type Compressing = { sent: Sent[]; close: () => void };

/** Stands in for the platform's network: compresses text with brotli, which a Worker on a local socket and files leave to it. */
export async function startCompressing(port: number, answer: (request: IncomingMessage) => Promise<Answer>): Promise<Compressing> {
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    const before = response.socket?.bytesWritten ?? 0;
    const { status, headers, body } = await answer(request);
    const type = headers['content-type'] ?? '';
    const isPacked = body.length > 0 && TEXT.test(type);
    const bytes = isPacked ? packed(body) : body;
    if (isPacked) headers['content-encoding'] = 'br';
    const { socket } = response;
    response.on('finish', () => {
      const all = (socket?.bytesWritten ?? 0) - before;
      sent.push({ path: request.url ?? '', type, bytes: all, head: all - bytes.length });
    });
    // An answer without a body, as one that nothing has changed, says no length.
    response.writeHead(status, bytes.length > 0 ? { ...headers, 'content-length': String(bytes.length) } : headers).end(bytes);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { sent, close };
}

/** The same with what another server on this machine answers. */
export function startCompressingProxy(port: number, origin: string): Promise<Compressing> {
  return startCompressing(port, async (request) => {
    const asked = Object.entries(request.headers).filter(([name]) => !OF_THE_WAY.includes(name));
    const answer = await fetch(origin + request.url, {
      method: request.method ?? 'GET',
      headers: [...asked.map(([name, value]): [string, string] => [name, String(value)]), ['accept-encoding', 'identity']],
      body: request.method === 'POST' ? await buffer(request) : null,
      redirect: 'manual',
    });
    const kept = [...answer.headers].filter(([name]) => !OF_THE_WAY.includes(name));
    return { status: answer.status, headers: Object.fromEntries(kept), body: Buffer.from(await answer.arrayBuffer()) };
  });
}

const known = new Map<string, Buffer>();

/** Packed as well as it goes, once: neither a reader's time nor the order of visits depends on it. */
function packed(body: Buffer): Buffer {
  const key = createHash('sha256').update(body).digest('base64');
  const bytes = known.get(key) ?? brotliCompressSync(body);
  known.set(key, bytes);
  return bytes;
}
