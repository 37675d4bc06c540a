import type { Endpoint } from '../../shared/address/endpoints.ts';
import { MAX_EVENTS, MAX_EVENTS_BYTES } from '../../shared/analytics/batch.ts';
import { recall, remember } from '../preferences/page-memory.ts';

/** The longest that an event waits to be sent, in milliseconds. */
const SEND_AFTER_MS = 5000;

type Event = { name: string; params: Record<string, unknown> };

const ENDPOINT: Endpoint = '/toolpad/_edge/events';
/** The id of this session; it ends with the tab. */
const SESSION_KEY = 'analytics-session';

const properties: Record<string, unknown> = {};
let waiting: Event[] = [];
let session = '';
let timer: number | undefined;

/** Sends what is queued, and what will be, to the edge: in batches, the last one when the page is left. */
export function sendEvents(): void {
  session = sessionOf();
  const { dataLayer } = window;
  for (const command of dataLayer) take(command);
  dataLayer.push = (...commands) => {
    for (const command of commands) take(command);
    return Array.prototype.push.apply(dataLayer, commands);
  };
  // The window hears it after the document: what others track at this moment goes along.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  addEventListener('pagehide', flush);
}

function take([kind, name, params]: (typeof window.dataLayer)[number]): void {
  if (kind === 'set') Object.assign(properties, params);
  if (kind !== 'event') return;
  waiting.push({ name, params });
  if (waiting.length >= MAX_EVENTS) flush();
  else timer ??= Number(setTimeout(flush, SEND_AFTER_MS));
}

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  send(waiting);
  waiting = [];
}

/** Halves what is too long for one batch; a single event that is too long is not sent. */
function send(events: Event[]): void {
  if (events.length === 0) return;
  const body = new Blob([JSON.stringify({ session, properties, events })], { type: 'application/json' });
  if (body.size <= MAX_EVENTS_BYTES) {
    navigator.sendBeacon(ENDPOINT, body);
  } else if (events.length > 1) {
    const half = events.length >> 1;
    send(events.slice(0, half));
    send(events.slice(half));
  }
}

function sessionOf(): string {
  const known = recall(SESSION_KEY);
  if (known) return known;
  const made = `${crypto.getRandomValues(new Uint32Array(1))[0]}.${Math.floor(Date.now() / 1000)}`;
  remember(SESSION_KEY, made);
  return made;
}
