import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How a client behaves: it reads at once, a little at a time, or hangs up in the middle. */
export type Manner = 'plain' | 'slow' | 'aborts';
export type Asked = { path: string; method?: string; headers?: Record<string, string>; body?: string };
export type Answered = { status: number; body: string; milliseconds: number };

/** A slow client rests this long at every piece, and the other one hangs up within this time, in milliseconds. */
const REST_MS = 30;

/** Connections that are kept from one request to the next. */
export function connections(count: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: count });
}

/** Asks a port for something. Nothing for a client that hung up; throws when the site did. */
export async function ask(agent: Agent, port: number, asked: Asked, manner: Manner): Promise<Answered | undefined> {
  const { path, method = 'GET', headers = {}, body = '' } = asked;
  const started = performance.now();
  const client = request({ agent, port, host: '127.0.0.1', path, method, headers: { ...headers, 'Content-Length': body.length } });
  let hungUp = false;
  if (manner === 'aborts') {
    setTimeout(() => {
      hungUp = true;
      client.destroy();
    }, Math.random() * REST_MS);
  }
  try {
    const answer = await new Promise<AsyncIterable<Buffer> & { statusCode?: number }>((resolve, reject) => {
      client.on('response', resolve).on('error', reject).end(body);
    });
    const chunks: Buffer[] = [];
    for await (const chunk of answer) {
      chunks.push(chunk);
      if (manner === 'slow') await wait(REST_MS);
    }
    const milliseconds = performance.now() - started;
    return { status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString(), milliseconds };
  } catch (error) {
    if (hungUp) return undefined;
    throw error;
  }
}
