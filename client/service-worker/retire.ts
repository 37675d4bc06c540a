// What `SERVICE_WORKER=off` answers with: it takes the place of the worker before, removes what that stored, and then itself.
import { isDocsCache } from '../shared/offline.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isDocsCache).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
