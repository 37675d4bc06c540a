import { buildId } from '#assets';
import type { AppContext } from '../context.ts';
import { routeKind } from './route-kind.ts';

/** Everything that an operator is told of; README.md says what each means and when to worry. */
export type EventName =
  | 'failure'
  | 'feedback-not-stored'
  | 'slow-render'
  | 'cache-trouble'
  | 'feed-trouble'
  | 'analytics-trouble'
  | 'limit-trouble'
  | 'salt-trouble'
  | 'insights-trouble'
  | 'refused'
  | 'policy-report';

/** Each of these stands for something that a reader noticed, so none is left out. */
const ALWAYS: ReadonlySet<EventName> = new Set(['failure', 'feedback-not-stored']);
/** Lines of one name that an isolate writes in a minute; of what is more, the next line tells the number. */
const MAX_PER_MINUTE = 20;
const MINUTE_MS = 60_000;

const written = new Map<EventName, { since: number; lines: number; leftOut: number }>();

/** Facts of an event: numbers, and texts without anything of the reader. */
export type Facts = Record<string, string | number | undefined>;

/** Writes one event as one line of JSON, with the build, the kind of the address and the time. */
export function logEvent(c: AppContext, name: EventName, facts: Facts = {}): void {
  const leftOut = ALWAYS.has(name) ? 0 : leftOutBefore(name);
  if (leftOut === undefined) return;
  const line = {
    event: name,
    build: buildId,
    route: routeKind(c.req.path),
    at: new Date().toISOString(),
    ...facts,
    ...(leftOut > 0 && { leftOut }),
  };
  console[ALWAYS.has(name) ? 'error' : 'warn'](onOneLine(line));
}

/** What an error says of itself, for `logEvent`. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** How many events of this name were left out before this one; undefined when this one is also left out. */
function leftOutBefore(name: EventName): number | undefined {
  const now = Date.now();
  const count = written.get(name);
  // A clock may be set back.
  if (!count || Math.abs(now - count.since) >= MINUTE_MS) {
    written.set(name, { since: now, lines: 1, leftOut: 0 });
    return count?.leftOut ?? 0;
  }
  if (count.lines >= MAX_PER_MINUTE) {
    count.leftOut += 1;
    return undefined;
  }
  count.lines += 1;
  return 0;
}

/** A terminal obeys some characters, and readers see others as something else: they are written as their numbers. */
function onOneLine(line: object): string {
  return JSON.stringify(line).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) =>
    [...Array(character.length).keys()].map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
}
