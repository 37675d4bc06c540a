import { connect } from 'node:net';

type Load = { port: number; path: string; requests: number; connections: number; headers?: string };

/**
 * Sends requests over kept-alive connections, one after the other on each, and returns requests a second. Throws when the answer is an error
 * or leads elsewhere.
 */
export async function measureRate({ port, path, requests, connections, headers = '' }: Load): Promise<number> {
  const message = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n`;
  // What a page cost to render stands in its first answer, which is longer by that.
  await responseSize(port, message);
  const size = await responseSize(port, message);
  const started = performance.now();
  const share = Math.ceil(requests / connections);
  await Promise.all(Array.from({ length: connections }, () => sendAll(port, message, size, share)));
  return (share * connections * 1000) / (performance.now() - started);
}

/** Every further answer of one address is as long as the second, so counting bytes counts answers. */
function sendAll(port: number, message: string, size: number, count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(message));
    let received = 0;
    let sent = 1;
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (received < sent * size) return;
      if (sent === count) {
        socket.destroy();
        resolve();
        return;
      }
      sent += 1;
      socket.write(message);
    });
  });
}

function responseSize(port: number, message: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(message));
    let text = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      text = Buffer.concat([text, chunk]);
      const end = text.indexOf('\r\n\r\n');
      const head = text.subarray(0, end).toString();
      // A failure is quick to make, and would pass for speed.
      if (end >= 0 && !/^HTTP\/1\.1 2/.test(head)) {
        socket.destroy();
        reject(new Error(`${message.split('\r\n')[0]} was answered with ${head.split('\r\n')[0]}.`));
        return;
      }
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (end < 0 || length === undefined || text.length < end + 4 + Number(length)) return;
      socket.destroy();
      resolve(text.length);
    });
  });
}
