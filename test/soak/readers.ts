import type { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pick } from '../helpers/random.ts';
import { ask, type Manner } from './ask.ts';
import type { Visit } from './visits.ts';
import { giveFeedback, type Thanked } from './writers.ts';

/** What happened so far. Times are of whole answers to clients that read at once, in milliseconds. */
export type Tally = { requests: number; hungUp: number; wrong: string[]; times: number[]; ads: Record<number, number>; thanked: Thanked };

export type Crowd = { agent: Agent; visits: readonly Visit[]; portNow: () => number; untilMs: number; tally: Tally };

/** A reader comes back this soon, in milliseconds. */
const PAUSE_MS = 40;

const MANNERS: Manner[] = ['slow', 'aborts', ...Array.from({ length: 18 }, (): Manner => 'plain')];

export function newTally(): Tally {
  return { requests: 0, hungUp: 0, wrong: [], times: [], ads: {}, thanked: new Map() };
}

/** One reader after the other on each connection, until the time is over. */
export async function letReadersCome(count: number, crowd: Crowd): Promise<void> {
  const readOn = async () => {
    while (performance.now() < crowd.untilMs) {
      await readOnce(crowd).catch((error: Error) => crowd.tally.wrong.push(error.message));
      await wait(Math.random() * 2 * PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: count }, readOn));
}

async function readOnce(crowd: Crowd): Promise<void> {
  const { tally, agent, portNow } = crowd;
  tally.requests += 1;
  const draw = Math.random();
  if (draw < 0.01) return giveFeedback(agent, portNow, tally.thanked);
  if (draw < 0.04) return seeAd(crowd);
  return visit(crowd);
}

async function visit({ tally, agent, visits, portNow }: Crowd): Promise<void> {
  const [wanted, manner] = [pick(visits, Math.random), pick(MANNERS, Math.random)];
  const answer = await ask(agent, portNow(), wanted, manner);
  if (!answer) tally.hungUp += 1;
  else if (!wanted.isRight(answer)) tally.wrong.push(`${answer.status} ${wanted.path}: ${answer.body.slice(0, 80)}`);
  else if (manner === 'plain') tally.times.push(answer.milliseconds);
}

/** Whatever its network does, there is an ad or none; that takes as long as the network may take. */
async function seeAd({ tally, agent, portNow }: Crowd): Promise<void> {
  const answer = await ask(agent, portNow(), { path: '/toolpad/_edge/ad' }, 'plain');
  const { status = 0, body = '' } = answer ?? {};
  tally.ads[status] = (tally.ads[status] ?? 0) + 1;
  if (status !== 204 && !(status === 200 && body.startsWith('{'))) tally.wrong.push(`${status} ad: ${body.slice(0, 80)}`);
}
