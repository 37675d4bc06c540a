import type { Row } from '../bench/table.ts';
import { growthOf, type Sample } from './memory.ts';

export type Outcome = {
  requests: number;
  wrong: readonly string[];
  thanked: number;
  lost: readonly string[];
  doubled: readonly string[];
  /** Lines of the Worker's log that are not events. */
  raw: readonly string[];
  times: readonly number[];
  /** Of each build's isolate, one after the other. */
  memory: readonly (readonly Sample[])[];
};

type Line = Row & { isReached: boolean };

const MOST_RATIO = 20;
/** More growth than this is neither noise nor pages that the isolate may keep, in MiB. */
const MOST_GROWTH_MIB = 32;
/** What the platform gives an isolate, in MiB. */
const MOST_HELD_MIB = 128;

/** What a soak shows, line by line, and whether each is as it must be. */
export function verdictOf(outcome: Outcome): Line[] {
  const [half, most] = [quantile(outcome.times, 0.5), quantile(outcome.times, 0.99)];
  const none = (what: string, list: readonly string[], of: string): Line => ({
    what,
    measured: [`${list.length} of ${of}`, ...list.slice(0, 3)].join('; '),
    reach: '0',
    isReached: list.length === 0,
  });
  return [
    none('wrong answers', outcome.wrong, `${outcome.requests} requests`),
    none('feedback that was thanked for and lost', outcome.lost, String(outcome.thanked)),
    none('feedback stored twice', outcome.doubled, String(outcome.thanked)),
    none('lines of the log that are not events', outcome.raw, 'all'),
    {
      what: 'time of an answer, half of all and 99 of 100',
      measured: `${half.toFixed(1)} and ${most.toFixed(1)} ms, × ${(most / half).toFixed(1)}`,
      reach: `× ${MOST_RATIO}`,
      isReached: most <= MOST_RATIO * half,
    },
    ...outcome.memory.map(memoryLine),
  ];
}

function memoryLine(samples: readonly Sample[], index: number): Line {
  const { left, grew, requests } = growthOf(samples);
  return {
    what: `memory of build ${index + 1}, and its growth after the warm-up`,
    measured: `${left.toFixed(0)} MiB, grew by ${grew.toFixed(1)} over ${requests} requests`,
    reach: `${MOST_HELD_MIB} MiB, ${MOST_GROWTH_MIB}`,
    isReached: left <= MOST_HELD_MIB && grew <= MOST_GROWTH_MIB,
  };
}

/** The value that this share of all stays below. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
