import { createConnection } from 'node:net';

/** `body` gets a `Content-Length`, unless the headers say otherwise or how it is transferred; with `ends` the client says no more after it. */
export type RawRequest = { method?: string; headers?: Record<string, string>; body?: string; ends?: boolean };
export type RawAnswer = { status: number; headers: Headers; body: string };

/** The host that raw requests name: not the production host, and not the address that is connected to. */
export const RAW_HOST = 'docs.example';

/** Sends a request target as it stands, byte by byte: no client parses, encodes or refuses it first. */
export function sendRaw(
  port: number,
  target: string,
  { method = 'GET', headers = {}, body = '', ends = false }: RawRequest = {},
): Promise<RawAnswer> {
  const length: Record<string, string> = body && !headers['Transfer-Encoding'] ? { 'Content-Length': String(Buffer.byteLength(body)) } : {};
  const all = { Host: RAW_HOST, Connection: 'close', ...length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A request that is too large is answered and cut off while it is still being sent.
    socket.once('error', (error) => (chunks.length > 0 ? undefined : reject(error)));
    socket.once('close', () => (chunks.length > 0 ? resolve(parseAnswer(Buffer.concat(chunks).toString('utf8'))) : undefined));
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
    if (ends) socket.end();
  });
}

function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers();
  for (const line of lines) headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim());
  return { status: Number(statusLine.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}
