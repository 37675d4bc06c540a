import { settling } from '../platform/settled.ts';
import { siteConfig } from '../platform/site-config.ts';
import { whenActive, whenIdle, whenLoaded } from '../platform/when.ts';

/** On the production docs host, fetches what registers the service worker once the page is there; where the operator turned it off, what removes it. */
export function loadServiceWorker(): void {
  const { docs, serviceWorker } = siteConfig();
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (location.host !== docs.docsHost || !container || (!serviceWorker && !container.controller)) return;
  const load = async () => {
    const { registerServiceWorker, retireServiceWorker } = await import('./service-worker.ts');
    await (serviceWorker ? registerServiceWorker() : retireServiceWorker());
  };
  // The site works without a worker: private windows and full devices have none.
  whenLoaded(() => whenActive(() => whenIdle(() => void settling(load()).catch(() => {}))));
}
