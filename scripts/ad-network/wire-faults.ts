import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { feedOf } from './feed.ts';

export type Answer = (response: ServerResponse, attempt: number) => void;

const GOOD = feedOf({});
const JSON_TYPE = { 'Content-Type': 'application/json' };
/** 8 MiB of zeros in 8 KiB. */
const BOMB = gzipSync(Buffer.alloc(8 * 1024 * 1024));
const raw =
  (text: string): Answer =>
  ({ socket }) =>
    void socket?.end(text);

/** Faults below HTTP's meaning: connections, timing, lengths, encodings. */
export const WIRE_FAULTS: Record<string, Answer> = {
  reset: ({ socket }) => void socket?.resetAndDestroy(),
  'close-without-answer': ({ socket }) => void socket?.end(),
  'never-answers': () => {},
  'headers-then-nothing': (response) => response.writeHead(200, JSON_TYPE).flushHeaders(),
  'one-byte-then-nothing': (response) => void response.writeHead(200, JSON_TYPE).write('{'),
  'reset-in-the-body': (response) => {
    response.writeHead(200, JSON_TYPE).write(GOOD.slice(0, 50), () => response.socket?.resetAndDestroy());
  },
  'shorter-than-announced': raw(`HTTP/1.1 200 OK\r\nContent-Length: ${GOOD.length + 9}\r\n\r\n${GOOD.slice(0, 50)}`),
  'longer-than-announced': raw(`HTTP/1.1 200 OK\r\nContent-Length: 50\r\nConnection: close\r\n\r\n${GOOD}`),
  'broken-chunks': raw('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{"ads"'),
  'no-http': raw('220 mail.ads.example ESMTP\r\n'),
  'no-gzip': (response) => void response.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }).end(GOOD),
  'gzip-bomb': (response) => void response.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }).end(BOMB),
  'slow-once': (response, attempt) => (attempt === 1 ? undefined : void response.writeHead(200, JSON_TYPE).end(GOOD)),
};
