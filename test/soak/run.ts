import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildId } from '#assets';
import { withLocalDatabase } from '../../scripts/runtime/local-database.ts';
import { pinBuild } from '../../scripts/shared/builds.ts';
import { readOptions, runCommand } from '../../scripts/shared/command.ts';
import { startTable } from '../bench/table.ts';
import { connections } from './ask.ts';
import { startFaultyFeed } from './faulty-feed.ts';
import { faultyWorker } from './faulty-worker.ts';
import type { Sample } from './memory.ts';
import { letReadersCome, newTally, type Tally } from './readers.ts';
import { type Site, startSite } from './site.ts';
import { verdictOf } from './verdict.ts';
import { noteVisits, type Visit } from './visits.ts';
import { compareRows } from './writers.ts';

const USAGE = `npm run soak                                    30 minutes with 64 connections
npm run soak -- --minutes 3 --connections 16`;

/** A deploy of the same sources: only its name differs, and with it every key of the cache. */
const NEXT_BUILD = 'f'.repeat(buildId.length);
const SAMPLE_MS = 1000;
/** Answers of the old build still arrive after a deploy, in milliseconds. */
const GRACE_MS = 8000;

/** Lets readers come for a while to a site on which everything else fails, and says whether anything was lost on the way. */
async function soak(): Promise<void> {
  const values = readOptions({ minutes: { type: 'string', default: '30' }, connections: { type: 'string', default: '64' } }, USAGE);
  const [minutes, count] = [Number(values.minutes), Number(values.connections)];
  if (!(minutes > 0 && count > 0)) throw new Error(`Minutes and connections are numbers above 0. Usage:\n${USAGE}`);
  pinBuild();
  const total = minutes * 60_000;
  const feed = await startFaultyFeed();
  const visits = await noteHealthy(feed.url);
  console.log(`${count} readers come for ${minutes} minutes …`);
  const persist = mkdtempSync(join(tmpdir(), 'soak-'));
  await withLocalDatabase(persist, async () => {});
  const { tally, memory, raw } = await readThroughDeploy({ persist, feedUrl: feed.url }, visits, count, total);
  feed.close();
  const rows = await withLocalDatabase(persist, async (database) => (await database.prepare('select * from feedback').all()).results);
  rmSync(persist, { recursive: true });
  const compared = compareRows(tally.thanked, rows as { id: string; comment: string }[]);
  const lines = verdictOf({ ...tally, ...compared, thanked: tally.thanked.size, raw, memory });
  startTable()(lines);
  const missed = lines.filter(({ isReached }) => !isReached);
  if (missed.length > 0) throw new Error(`Not as it must be: ${missed.map(({ what }) => what).join(', ')}.`);
}

/** What every visit is answered where nothing fails but the ad network, which no page waits for. */
async function noteHealthy(feedUrl: string): Promise<Visit[]> {
  const site = await startSite({ feedUrl });
  const agent = connections(1);
  const visits = await noteVisits(agent, site.port, [buildId, NEXT_BUILD]);
  agent.destroy();
  await site.stop();
  return visits;
}

/** The readers' time: a build, and after half of it the next one. */
async function readThroughDeploy(options: { persist: string; feedUrl: string }, visits: Visit[], count: number, total: number) {
  const raw: string[] = [];
  const onLine = (line: string) => void (isEvent(line) || raw.push(line));
  const start = (build: string) => startSite({ ...options, worker: faultyWorker(buildId, build), onLine });
  const tally = newTally();
  const agent = connections(count);
  const sites = [await start(buildId)];
  const samples = sampling(sites, tally);
  const crowd = { agent, visits, portNow: () => sites.at(-1)!.port, untilMs: performance.now() + total, tally };
  const reading = letReadersCome(count, crowd);
  await wait(total / 2);
  const [first] = sites;
  sites.push(await start(NEXT_BUILD));
  await wait(GRACE_MS);
  await first!.stop();
  await reading;
  samples.stop();
  agent.destroy();
  const memory = sites.map(samples.of);
  await sites[1]!.stop();
  return { tally, memory, raw };
}

/** Notes again and again what the newest of the sites holds. */
function sampling(sites: readonly Site[], tally: Tally): { of: (site: Site) => Sample[]; stop: () => void } {
  const samples = new Map<Site, Sample[]>();
  const note = async (site: Site) => {
    const mib = await site.heldMiB();
    samples.set(site, [...(samples.get(site) ?? []), { requests: tally.requests, mib }]);
  };
  const timer = setInterval(() => void note(sites.at(-1)!), SAMPLE_MS);
  return { of: (site) => samples.get(site) ?? [], stop: () => clearInterval(timer) };
}

function isEvent(line: string): boolean {
  try {
    return typeof (JSON.parse(line) as { event?: unknown }).event === 'string';
  } catch {
    return false;
  }
}

await runCommand(soak);
process.exit(0);
