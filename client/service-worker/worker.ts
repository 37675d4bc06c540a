// The service worker. The Worker's route puts `self.docs` in front of it: what it is told of its build, so that each build differs.
import { parseWorkerMessage, type WorkerBuild, type WorkerMessage } from '../shared/offline.ts';
import { answerFile, answerFresh } from './answer-file.ts';
import { answerPage, passPage } from './answer-page.ts';
import { describeKept, forgetKept, keepDocs, pauseKeeping } from './keep-docs.ts';
import { forgetOtherShells, storeShell } from './shell.ts';
import { storeVisited } from './store-visited.ts';
import { type Strategy, strategyOf } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope & { docs: WorkerBuild };

const ANSWERS: Record<Strategy, (event: FetchEvent) => Promise<Response>> = {
  page: answerPage,
  file: answerFile,
  fresh: answerFresh,
  pass: passPage,
};

self.addEventListener('install', (event) => event.waitUntil(storeShell(self.docs)));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  const message = parseWorkerMessage(event.data);
  if (message) event.waitUntil(handleMessage(message));
});

self.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, self.location.origin);
  if (strategy) event.respondWith(ANSWERS[strategy](event));
});

async function handleMessage(message: WorkerMessage): Promise<void> {
  switch (message.type) {
    case 'skipWaiting':
      return self.skipWaiting();
    case 'visited':
      return storeVisited(message.urls, self.location.origin);
    case 'describeKept':
      return describeKept(self.docs.keepList);
    case 'keep':
      return keepDocs(self.docs.keepList);
    case 'pause':
      // A browser may have ended the worker that downloaded: this one says how far that came.
      return pauseKeeping() ? undefined : describeKept(self.docs.keepList);
    case 'forgetKept':
      return forgetKept();
  }
}

/** Gecko shows its own error page as soon as a preload fails, whatever the worker answers: seen in Firefox 153. */
const LOSES_ANSWERS = /\bGecko\/\d/.test(navigator.userAgent);

async function takeOver(): Promise<void> {
  await forgetOtherShells(self.docs);
  // The choice of an earlier worker would stay.
  await self.registration.navigationPreload?.[LOSES_ANSWERS ? 'disable' : 'enable']();
  await self.clients.claim();
}
