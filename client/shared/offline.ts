import { isObject } from './is-object.ts';
import { LANGUAGES, type Language, localizedPath } from './preferences/language.ts';

/** Where the service worker is, and the parts of the host that are the docs': other tenants have the rest. */
export const WORKER_URL = '/toolpad/sw.js';
export const WORKER_SCOPES = LANGUAGES.map((language) => localizedPath('/toolpad', language));

/** The docs' caches have names of their own, since the host's other tenants have caches too. */
const CACHE_PREFIX = 'toolpad-docs-';
/** Pages and demos that were visited, and what they loaded. */
export const PAGES_CACHE = `${CACHE_PREFIX}pages`;
export const FILES_CACHE = `${CACHE_PREFIX}files`;
/** What "Keep the docs offline" downloaded. */
export const KEPT_CACHE = `${CACHE_PREFIX}kept`;

/** The cache of a build's offline pages and of what these need. */
export function shellCache(build: string): string {
  return `${CACHE_PREFIX}shell-${build}`;
}

export function isDocsCache(name: string): boolean {
  return name.startsWith(CACHE_PREFIX);
}

export function isShellCache(name: string): boolean {
  return name.startsWith(`${CACHE_PREFIX}shell-`);
}

/** The header that every answer of this site has: the build that made it. What a captive portal sends has none. */
export const BUILD_HEADER = 'X-Docs-Build';

/** The page that stands in for pages that are not stored; its copy for each language is under that language. */
export const OFFLINE_PATH = '/toolpad/offline';

/** What a worker is told of its build. `shell`: the files of the offline pages; `demoNotStored`: words for a frame without its demo; `keepList`: where the list of everything is. */
export type WorkerBuild = { build: string; shell: readonly string[]; demoNotStored: Record<Language, string>; keepList: string };

/** What pages tell the worker. */
export type WorkerMessage = { type: 'visited'; urls: string[] } | { type: PlainType };

const PLAIN_TYPES = ['skipWaiting', 'describeKept', 'keep', 'pause', 'forgetKept'] as const;
type PlainType = (typeof PLAIN_TYPES)[number];

/** A page's message, or undefined for anything else. The plain text is what the original site sends. */
export function parseWorkerMessage(value: unknown): WorkerMessage | undefined {
  if (value === 'skipWaiting') return { type: 'skipWaiting' };
  if (!isObject(value)) return undefined;
  const { type, urls } = value;
  if (type === 'visited' && Array.isArray(urls)) return { type, urls: urls.filter((url) => typeof url === 'string') };
  const plain = PLAIN_TYPES.find((one) => one === type);
  return plain && { type: plain };
}

/** Everything that "Keep the docs offline" downloads: addresses, each with its bytes as they travel, and the sum of them. */
export type KeepList = KeptOffer & { files: [url: string, bytes: number][] };

/** What can be downloaded now: the build, the versions that it documents, and its size in bytes. */
type KeptOffer = { build: string; versions: Record<string, string>; bytes: number };

/** Why a download stopped: no room, no network (or one that wants a log-in), or a deploy in between. */
const KEPT_PROBLEMS = ['quota', 'network', 'outdated'] as const;
export type KeptProblem = (typeof KEPT_PROBLEMS)[number];

const KEPT_STATUSES = ['running', 'paused', 'complete'] as const;

/** A download: `done` bytes of it are on the device; `date` is when it began or was completed. */
export type KeptState = KeptOffer & { done: number; status: (typeof KEPT_STATUSES)[number]; date: number; problem?: KeptProblem };

/** What the worker tells the tabs. A state that is named but undefined: nothing is kept. */
export type KeptNews = { state?: KeptState | undefined; offer?: KeptOffer; problem?: KeptProblem | undefined };

/** Where tabs hear of the download, and the key under which its state is noted. */
export const KEPT_CHANNEL = `${CACHE_PREFIX}kept`;
export const KEPT_STATE_KEY = '/toolpad/_kept';

/** A state that was noted, perhaps by another build; undefined when it is none. */
export function parseKeptState(value: unknown): KeptState | undefined {
  const offer = parseOffer(value);
  if (!offer || !isObject(value)) return undefined;
  const { done, date } = value;
  const status = KEPT_STATUSES.find((one) => one === value.status);
  const problem = parseProblem(value.problem);
  return isNumber(done) && isNumber(date) && status ? { ...offer, done, date, status, ...(problem && { problem }) } : undefined;
}

/** News of the worker; undefined for anything else. */
export function parseKeptNews(value: unknown): KeptNews | undefined {
  if (!isObject(value)) return undefined;
  const [offer, problem] = [parseOffer(value.offer), parseProblem(value.problem)];
  return { ...('state' in value && { state: parseKeptState(value.state) }), ...(offer && { offer }), ...(problem && { problem }) };
}

function parseOffer(value: unknown): KeptOffer | undefined {
  if (!isObject(value)) return undefined;
  const { build, versions, bytes } = value;
  return typeof build === 'string' && isTexts(versions) && isNumber(bytes) ? { build, versions, bytes } : undefined;
}

function parseProblem(value: unknown): KeptProblem | undefined {
  return KEPT_PROBLEMS.find((one) => one === value);
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isTexts(value: unknown): value is Record<string, string> {
  return isObject(value) && Object.values(value).every((one) => typeof one === 'string');
}
