import {
  BUILD_HEADER,
  KEPT_CACHE,
  KEPT_STATE_KEY,
  type KeepList,
  type KeptProblem,
  type KeptState,
  PAGES_CACHE,
} from '../shared/offline.ts';
import { noteState, readList, readState, tell } from './kept-state.ts';
import { findStored, isContent, isFull } from './store.ts';

/** How many files are downloaded at the same time to be kept offline. */
const KEEP_PARALLEL = 6;

/** Files between two notes of how far it is. */
const NOTED_EVERY = 50;

/** The download at work in this worker. */
let running: { abort: AbortController; ended: Promise<void> } | undefined;

/** What ended a download before it was complete. */
class Interruption extends Error {
  readonly problem: KeptProblem | undefined;
  constructor(problem?: KeptProblem) {
    super(problem ?? 'paused');
    this.problem = problem;
  }
}

/** Tells the tabs what there is, what this device has of it, and whether that is still growing. */
export async function describeKept(listUrl: string): Promise<void> {
  const [state, list] = await Promise.all([readState(), readList(listUrl)]);
  tell({
    state: state && (running || state.status !== 'running' ? state : { ...state, status: 'paused' }),
    ...(list && { offer: offerOf(list) }),
  });
}

function offerOf({ build, bytes, versions }: KeepList) {
  return { build, bytes, versions };
}

/** Downloads what the device does not have yet. What is there stays there, so that a later call goes on from it. */
export function keepDocs(listUrl: string): Promise<void> {
  const abort = new AbortController();
  const start = () =>
    downloadList(listUrl, abort).finally(() => {
      running = undefined;
    });
  running ??= { abort, ended: start() };
  return running.ended;
}

async function downloadList(listUrl: string, abort: AbortController): Promise<void> {
  const list = await readList(listUrl);
  if (!list) return tell({ problem: 'network' });
  const state: KeptState = { ...offerOf(list), done: 0, status: 'running', date: Date.now() };
  try {
    await noteState(state);
    await downloadAll(list, state, abort);
    await forgetOthers(list);
    await noteState({ ...state, status: 'complete', date: Date.now() });
  } catch (error) {
    const problem = problemOf(error);
    // On a full device not even the note may fit; the tabs are told all the same.
    await noteState({ ...state, status: 'paused', ...(problem && { problem }) }).catch(() => {});
  }
}

/** Returns whether there was a download to pause. */
export function pauseKeeping(): boolean {
  running?.abort.abort(new Interruption());
  return running !== undefined;
}

/** Removes everything that was downloaded to be kept, once a download that is at work has ended. */
export async function forgetKept(): Promise<void> {
  pauseKeeping();
  await running?.ended;
  await caches.delete(KEPT_CACHE);
  tell({ state: undefined });
}

/** Throws what ended it, once nothing is in flight: a file that arrived later would be reported as progress. */
async function downloadAll({ build, files }: KeepList, state: KeptState, abort: AbortController): Promise<void> {
  const cache = await caches.open(KEPT_CACHE);
  const pages = await caches.open(PAGES_CACHE);
  const waiting = files.values();
  let arrived = 0;
  const work = async () => {
    for (const [url, bytes] of waiting) {
      abort.signal.throwIfAborted();
      if (!(await isKept(cache, url, build))) {
        await cache.put(url, await download(url, build, abort.signal));
        // The older copy must not hide this one.
        await pages.delete(url, { ignoreVary: true });
      }
      state.done += bytes;
      arrived += 1;
      // A browser may end the worker at any moment: what is noted is what the next one shows.
      if (arrived % NOTED_EVERY === 0) await noteState(state);
      else tell({ state });
    }
  };
  await Promise.all(Array.from({ length: KEEP_PARALLEL }, () => work().catch((reason) => abort.abort(reason))));
  abort.signal.throwIfAborted();
}

/** Whether the device has this file: the address says what a hashed file holds, the build's mark says whose a page is. */
async function isKept(cache: Cache, url: string, build: string): Promise<boolean> {
  const kept = await cache.match(url, { ignoreVary: true });
  return kept !== undefined && (isHashed(url) || kept.headers.get(BUILD_HEADER) === build);
}

async function download(url: string, build: string, signal: AbortSignal): Promise<Response> {
  if (isHashed(url)) return whole((await findStored(url)) ?? (await fetch(url, { signal })));
  // Asked for again, so that the mark is that of the build that answers.
  const response = await fetch(url, { signal, cache: 'no-cache', headers: { Accept: url.includes('.') ? '*/*' : 'text/html' } });
  const answering = response.headers.get(BUILD_HEADER);
  if (answering !== null && answering !== build) throw new Interruption('outdated');
  return whole(response);
}

function whole(response: Response): Response {
  if (!isContent(response)) throw new Interruption('network');
  return response;
}

function isHashed(url: string): boolean {
  return url.startsWith('/toolpad/assets/') || url.includes('?');
}

/** What an earlier build had and this one has not. */
async function forgetOthers({ files }: KeepList): Promise<void> {
  const cache = await caches.open(KEPT_CACHE);
  const wanted = new Set([KEPT_STATE_KEY, ...files.map(([url]) => url)]);
  const keys = await cache.keys();
  const others = keys.filter(({ url }) => !wanted.has(url.slice(new URL(url).origin.length)));
  await Promise.all(others.map((key) => cache.delete(key, { ignoreVary: true })));
}

function problemOf(error: unknown): KeptProblem | undefined {
  if (error instanceof Interruption) return error.problem;
  return isFull(error) ? 'quota' : 'network';
}
