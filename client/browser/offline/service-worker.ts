import { WORKER_SCOPES, WORKER_URL } from '../../shared/offline.ts';
import { siteConfig } from '../platform/site-config.ts';

/** After an update of the service worker the page asks this often, in milliseconds, whether it has the focus, and then reloads. */
const RELOAD_POLL_MS = 100;

/** Registers the worker, or removes the one that the operator turned off. The site works without: private windows and full devices have none. */
export async function startServiceWorker(): Promise<void> {
  await (siteConfig().serviceWorker ? register() : retire()).catch(() => {});
}

/** Registers the worker for the docs' parts of the host, and follows its updates. */
async function register(): Promise<void> {
  const isFirst = navigator.serviceWorker.controller === null;
  const script = window.docsPolicy.createScriptURL(WORKER_URL);
  for (const scope of WORKER_SCOPES) follow(await navigator.serviceWorker.register(script, { scope, updateViaCache: 'none' }));
  if (isFirst) await tellVisited();
}

/** Asks for the worker's script again: the operator turned them off, and what answers now removes them. */
async function retire(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (isOurs(registration)) await registration.update();
  }
}

function isOurs({ scope }: ServiceWorkerRegistration): boolean {
  return WORKER_SCOPES.some((path) => scope === location.origin + path);
}

/** A new worker is told to skip waiting; once it is active, the page that it serves reloads. */
function follow(registration: ServiceWorkerRegistration): void {
  const watch = (worker: ServiceWorker | null) => {
    // The first worker replaces none.
    if (!worker || !registration.active) return;
    const onChange = () => {
      if (worker.state === 'installed') worker.postMessage('skipWaiting');
      if (worker.state === 'activated' && location.href.startsWith(registration.scope)) reloadOnceFocused();
    };
    worker.addEventListener('statechange', onChange);
    onChange();
  };
  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

let polling: ReturnType<typeof setInterval> | undefined;

/** A page in the background keeps what its reader left there until they come back. */
function reloadOnceFocused(): void {
  clearInterval(polling);
  polling = setInterval(() => {
    if (!document.hasFocus()) return;
    clearInterval(polling);
    location.reload();
  }, RELOAD_POLL_MS);
}

/** The first page of all was loaded before there was a worker, so it names what is to be stored. */
async function tellVisited(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = [window, ...Array.from(document.querySelectorAll('iframe'), ({ contentWindow }) => contentWindow)].flatMap(loadedBy);
  active?.postMessage({ type: 'visited', urls: [...new Set([location.href, ...loaded])] });
}

function loadedBy(frame: Window | null): string[] {
  try {
    return frame?.performance.getEntriesByType('resource').map(({ name }) => name) ?? [];
  } catch {
    // A frame of an opaque origin keeps to itself.
    return [];
  }
}
