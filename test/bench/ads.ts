import { setTimeout as pause } from 'node:timers/promises';
import { startAdNetwork } from '../../scripts/ad-network/server.ts';
import { bundleBare, cpuPerRequest, HELLO, serve } from './edge.ts';
import { cpuMs } from './process-cpu.ts';
import type { Row } from './table.ts';

const PATH = '/toolpad/_edge/ad';
/** The clock of a process ticks every 10 ms: the cost of a round is the mean of several. */
const ROUNDS = 10;
/** The least that ten calls to a feed cost: made one after the other, and read. */
const tenCalls = (feed: string) =>
  `export default { async fetch() { for (let call = 0; call < 10; call += 1) await (await fetch('${feed}')).text(); return new Response(null, { status: 204 }); } };`;
/** What found no ad is kept for five seconds; after that the network is asked again. */
const NONE_KEPT_MS = 5200;

/** What the ad proxy costs: an ad that is kept, and the dearest round, ten feeds that are read and refused. */
export async function measureAds(): Promise<Row[]> {
  const network = await startAdNetwork();
  const bare = await serve({ worker: await bundleBare('hello', HELLO) });
  const floor = await cpuPerRequest(bare, '/', 2000);
  await bare.runtime.dispose();
  const good = await serve({ vars: { AD_FEED_URL: `${network.url}/good` } });
  const kept = (await cpuPerRequest(good, PATH, 1000)) - floor;
  await good.runtime.dispose();
  const feed = `${network.url}/json/too-many`;
  const calls = await serve({ worker: await bundleBare('ten-calls', tenCalls(feed)) });
  const callsAlone = await cpuPerRequest(calls, '/', 20);
  await calls.runtime.dispose();
  const refused = await refusedRound(feed);
  await network.close();
  return [
    { what: 'ad proxy, an ad that is kept, CPU', measured: `${kept.toFixed(2)} ms`, reach: '≤ 5 ms' },
    {
      what: 'ad proxy, ten feeds read and refused, CPU above that of ten bare calls',
      measured: `${(refused.cpu - callsAlone).toFixed(1)} ms (${refused.cpu.toFixed(1)} against ${callsAlone.toFixed(1)})`,
      reach: '≤ 5 ms',
    },
    { what: 'the same, until its answer', measured: `${refused.time.toFixed(0)} ms`, reach: '≤ 3200 ms' },
  ];
}

async function refusedRound(feed: string): Promise<{ cpu: number; time: number }> {
  const site = await serve({ vars: { AD_FEED_URL: feed } });
  const ask = async () => (await fetch(`http://127.0.0.1:${site.port}${PATH}`)).text();
  await ask();
  let cpu = 0;
  let time = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await pause(NONE_KEPT_MS);
    const [before, started] = [cpuMs(site.pids), performance.now()];
    await ask();
    time = Math.max(time, performance.now() - started);
    cpu += cpuMs(site.pids) - before;
  }
  await site.runtime.dispose();
  return { cpu: cpu / ROUNDS, time };
}
