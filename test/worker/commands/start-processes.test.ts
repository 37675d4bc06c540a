import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { leftOf, type Served, START_MS, startByNpm } from '../../helpers/worker/served.ts';

/** A supervisor's patience, in milliseconds. */
const PATIENCE = { timeout: 60_000, interval: 20 };

const TARGETS: Record<string, (served: Served) => number> = {
  npm: ({ npm }) => npm,
  'the first Node': ({ first }) => first,
  'the serving Node': ({ leader }) => leader,
  'the group': ({ npm }) => -npm,
};

describe('npm start ends as a whole', { timeout: 2 * START_MS }, () => {
  test.each<[NodeJS.Signals, keyof typeof TARGETS]>([
    ['SIGTERM', 'npm'],
    ['SIGINT', 'npm'],
    ['SIGHUP', 'npm'],
    ['SIGQUIT', 'npm'],
    ['SIGTERM', 'the first Node'],
    ['SIGHUP', 'the first Node'],
    ['SIGQUIT', 'the group'],
    ['SIGKILL', 'npm'],
    ['SIGKILL', 'the first Node'],
    ['SIGKILL', 'the serving Node'],
    ['SIGKILL', 'the group'],
  ])('%s to %s: nothing is left', async (signal, target) => {
    const served = await startByNpm();
    process.kill(TARGETS[target]!(served), signal);
    await expect.poll(() => leftOf(served), PATIENCE).toEqual([]);
  });

  test('an answer that has begun is finished', async () => {
    const slow = await slowFeed(600);
    const served = await startByNpm({ AD_FEED_URL: slow.url });
    const answer = fetch(`http://127.0.0.1:${served.port}/toolpad/_edge/ad`);
    await slow.asked;
    process.kill(served.npm, 'SIGTERM');
    expect((await answer).status).toBe(204);
    await expect.poll(() => leftOf(served), PATIENCE).toEqual([]);
  });
});

test('workerd that lost its whole project is ended by the next start, which says so', { timeout: 3 * START_MS }, async () => {
  const { port, workerd, ...others } = await startByNpm();
  for (const pid of [others.first, others.leader]) process.kill(pid, 'SIGSTOP');
  for (const pid of [others.npm, others.first, others.leader]) process.kill(pid, 'SIGKILL');
  const next = await startByNpm({ PORT: String(port) });
  expect(next.output()).toContain(`Ended process ${workerd}, which an earlier start of this project had left on port ${port}.`);
});

/** An ad feed that takes its time and hangs up, which ends the search for an ad. */
async function slowFeed(delayMs: number): Promise<{ url: string; asked: Promise<void> }> {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    resolve();
    setTimeout(() => response.destroy(), delayMs);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`, asked };
}
