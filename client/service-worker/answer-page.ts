import { OFFLINE_PATH, type WorkerBuild } from '../shared/offline.ts';
import { languageOfPath, localizedPath } from '../shared/preferences/language.ts';
import { frameDocument } from './frame-document.ts';
import { findStored, storePage } from './store.ts';
import { isPlainPage, pageKey } from './strategy.ts';

/** A page that is stored is shown when the network takes longer than this, in milliseconds. */
const NAVIGATION_LIMIT_MS = 2500;

declare const self: ServiceWorkerGlobalScope & { docs: WorkerBuild };

/** A page: from the network, so that nobody reads an old one for long; from the store where that takes too long or fails. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const key = pageKey(event.request.url);
  const network = askNetwork(event);
  // Said at once: what comes after the limit is for the next visit.
  if (isPlainPage(event.request.url)) event.waitUntil(network.then(({ copy }) => storePage(key, copy)).catch(ignore));
  const stored = await findStored(key);
  if (!stored) return network.then(({ response }) => response).catch(() => offlinePage(event.request));
  const answer = await Promise.race([network.catch(ignore), after(NAVIGATION_LIMIT_MS)]);
  return answer && answer.response.status < 500 ? answer.response : stored;
}

/** What the network says, and nothing else. Browsers ask already while they start the worker. */
export async function passPage(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function askNetwork(event: FetchEvent): Promise<{ response: Response; copy: Response }> {
  const response = await passPage(event);
  return { response, copy: response.clone() };
}

/** What an address shows that is not stored: the list of what is. A frame has no room for that. */
async function offlinePage({ url, destination, referrer }: Request): Promise<Response> {
  const language = languageOfPath(new URL(destination === 'iframe' && referrer ? referrer : url).pathname);
  if (destination === 'iframe') return frameDocument(language, self.docs.demoNotStored[language]);
  const page = await findStored(localizedPath(OFFLINE_PATH, language));
  // Nothing is stored under the asked address, and nobody may take this for its content.
  return page ? new Response(page.body, { status: 503, statusText: 'Offline', headers: page.headers }) : Response.error();
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}

/** A failing network is what the store is for. */
function ignore(): undefined {
  return undefined;
}
