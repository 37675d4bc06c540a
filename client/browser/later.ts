import { isBot } from '../shared/analytics/bot.ts';
import { isOptedOut } from './analytics/gtag.ts';
import { isWaitingKey } from './feedback/waiting-key.ts';
import { hasWorkerToStart } from './offline/worker-to-start.ts';
import { hasOwnApp } from './own-app/has-own-app.ts';
import { idle, idleAfterLoad, type Moment, narrowerThan, near, nearAndIdle, present, pressed, where } from './platform/moments.ts';
import { settling } from './platform/settled.ts';
import { storedKeys } from './platform/storage.ts';

/** Everything that a page fetches after its first script, and when. Without any of it the page can be read and used. */
export function fetchTheRestLater(): void {
  later(
    present('.api'),
    () => import('./api/api-views.ts'),
    ({ activateApiViews }) => activateApiViews(),
  );
  later(
    present('.schema'),
    () => import('./navigation/open-target.ts'),
    ({ openTarget }) => openTarget(),
  );
  later(
    present('.steps'),
    () => import('./steps/tick-steps.ts'),
    ({ tickSteps }) => tickSteps(),
  );
  later(
    present('#stored-pages'),
    () => import('./offline/offline-page.ts'),
    ({ showStoredPages }, place) => showStoredPages(place),
  );
  later(
    present('main:has(>search):has(>section)'),
    () => import('./insights/results-page.ts'),
    ({ watchResults }, results) => watchResults(results),
  );
  later(
    narrowerThan('lg', present('#side-nav')),
    () => import('./navigation/drawer.ts'),
    ({ activateDrawer }, nav) => activateDrawer(nav),
  );
  later(
    pressed<HTMLButtonElement>('button.zoom'),
    () => import('./page/enlarge.ts'),
    ({ enlarge }, button) => enlarge(button),
  );
  later(
    pressed<HTMLButtonElement>('.copy-page'),
    () => import('./page/copy-page.ts'),
    ({ copyPage }, button) => copyPage(button),
  );
  later(
    where(hasOwnApp()),
    () => import('./own-app/own-app.ts'),
    ({ startOwnApp }) => startOwnApp(),
  );
  later(
    where(!hasOwnApp(), near('form.own-app')),
    () => import('./own-app/own-app.ts'),
    ({ startOwnApp }) => startOwnApp(),
  );
  later(
    near<HTMLFormElement>('#feedback', AHEAD),
    () => import('./feedback/feedback-form.ts'),
    ({ activate }, form) => activate(form),
  );
  later(
    where(storedKeys().some(isWaitingKey), idle),
    () => import('./feedback/feedback-form.ts'),
    ({ sendWaiting }) => sendWaiting(),
  );
  later(
    where(!isBot(navigator.userAgent), nearAndIdle('#ad-slot', AHEAD)),
    () => import('./ads/ad-slot.ts'),
    ({ startAdSlot }, slot) => startAdSlot(slot),
  );
  later(
    where(!isOptedOut(), idle),
    () => import('./analytics/analytics.ts'),
    ({ startAnalytics }) => startAnalytics(),
  );
  later(
    idle,
    () => import('./navigation/prepare-page.ts'),
    ({ prepareOnHint }) => prepareOnHint(),
  );
  later(
    where('modelContext' in navigator),
    () => import('./search/web-mcp.ts'),
    ({ offerTools }) => offerTools(),
  );
  later(
    where(hasWorkerToStart(), idleAfterLoad),
    () => import('./offline/service-worker.ts'),
    ({ startServiceWorker }) => startServiceWorker(),
  );
}

/** How far before it is seen something is fetched. */
const AHEAD = '400px';

/** Code that does not come is missed by nobody, and the browser says so; code that fails is a defect, so it is reported as one. */
function later<Code, E extends HTMLElement>(
  moment: Moment<E>,
  load: () => Promise<Code>,
  begin: (code: Code, element: E) => unknown,
): void {
  moment(
    (element) =>
      void settling(
        load()
          .then(
            (code) => begin(code, element),
            () => {},
          )
          .catch(reportError),
      ),
  );
}
