import { isBot } from '../shared/analytics/bot.ts';
import { isOptedOut } from './analytics/gtag.ts';
import { isWaitingKey } from './feedback/waiting-key.ts';
import { hasWorkerToStart } from './offline/worker-to-start.ts';
import { hasOwnApp } from './own-app/has-own-app.ts';
import { idle, idleAfterLoad, type Moment, narrowerThan, near, nearAndIdle, present, pressed, where } from './platform/moments.ts';
import { settling } from './platform/settled.ts';
import { storedKeys } from './platform/storage.ts';

/** Everything that a page fetches after its first script: when, the module, and what of it begins. Without any of it the page can be read and used. */
export function fetchTheRestLater(): void {
  later(present('.api'), async () => (await import('./api/api-views.ts')).activateApiViews);
  later(present('.schema'), async () => (await import('./navigation/open-target.ts')).openTarget);
  later(present('.steps'), async () => (await import('./steps/tick-steps.ts')).tickSteps);
  later(present('#stored-pages'), async () => (await import('./offline/offline-page.ts')).showStoredPages);
  later(present('main:has(>search):has(>section)'), async () => (await import('./insights/results-page.ts')).watchResults);
  later(present<HTMLFormElement>('form:has([name=mode])'), async () => (await import('./preferences/settings-form.ts')).storeMode);
  later(narrowerThan('lg', present('#side-nav')), async () => (await import('./navigation/drawer.ts')).activateDrawer);
  later(pressed<HTMLButtonElement>('button.zoom'), async () => (await import('./page/enlarge.ts')).enlarge);
  later(pressed<HTMLButtonElement>('.copy-page'), async () => (await import('./page/copy-page.ts')).copyPage);
  later(where(hasOwnApp()), async () => (await import('./own-app/own-app.ts')).startOwnApp);
  later(where(!hasOwnApp(), near('form.own-app')), async () => (await import('./own-app/own-app.ts')).startOwnApp);
  later(near<HTMLFormElement>('#feedback', AHEAD), async () => (await import('./feedback/feedback-form.ts')).activate);
  later(where(storedKeys().some(isWaitingKey), idle), async () => (await import('./feedback/feedback-form.ts')).sendWaiting);
  later(where(!isBot(navigator.userAgent), nearAndIdle('#ad-slot', AHEAD)), async () => (await import('./ads/ad-slot.ts')).startAdSlot);
  later(where(!isOptedOut(), idle), async () => (await import('./analytics/analytics.ts')).startAnalytics);
  later(idle, async () => (await import('./navigation/prepare-page.ts')).prepareOnHint);
  later(where('modelContext' in navigator), async () => (await import('./search/web-mcp.ts')).offerTools);
  later(where(hasWorkerToStart(), idleAfterLoad), async () => (await import('./offline/service-worker.ts')).startServiceWorker);
}

/** How far before it is seen something is fetched. */
const AHEAD = '400px';

/** Code that does not come is missed by nobody, and the browser says so; code that fails is a defect, so it is reported as one. */
function later<E extends HTMLElement>(moment: Moment<E>, load: () => Promise<(element: E) => unknown>): void {
  moment(
    (element) =>
      void settling(
        load()
          .then(
            (begin) => begin(element),
            () => {},
          )
          .catch(reportError),
      ),
  );
}
