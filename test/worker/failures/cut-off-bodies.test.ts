import { describe, expect, test } from 'vitest';
import { useRawWorker } from '../../helpers/worker/worker.ts';

const console: string[] = [];
const { send } = useRawWorker({ onConsole: (line) => console.push(line) });

const POSTS: [path: string, type: string][] = [
  ['/toolpad/_edge/feedback', 'application/json'],
  ['/toolpad/_edge/mcp', 'application/json'],
  ['/toolpad/_edge/csp-report', 'application/csp-report'],
  ['/toolpad/_edge/preferences', 'application/x-www-form-urlencoded'],
  ['/toolpad/_edge/events', 'application/json'],
  ['/toolpad/_edge/searches', 'application/json'],
];

describe.each(POSTS)('%s', (path, type) => {
  test.each<[string, Record<string, string>, string]>([
    ['that is shorter than announced', { 'Content-Length': '800' }, '{"a":'],
    ['whose chunks are malformed', { 'Transfer-Encoding': 'chunked' }, 'ZZ\r\n{"a":1}\r\n0\r\n\r\n'],
    ['whose last chunk is missing', { 'Transfer-Encoding': 'chunked' }, '7\r\n{"a":1}\r\n'],
  ])('a body %s → 400, and nobody is alarmed', async (_, headers, body) => {
    console.length = 0;
    const answer = await send(path, { method: 'POST', headers: { 'Content-Type': type, ...headers }, body, ends: true });
    expect(answer.status).toBe(400);
    expect(console.filter((line) => line.includes('failure'))).toEqual([]);
  });
});
