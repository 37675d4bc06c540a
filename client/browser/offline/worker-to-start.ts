import { siteConfig } from '../platform/site-config.ts';

/** Whether this page registers a service worker, as the production docs host does, or removes one that the operator turned off. */
export function hasWorkerToStart(): boolean {
  const { docs, serviceWorker } = siteConfig();
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  return location.host === docs.docsHost && container !== undefined && (serviceWorker || container.controller !== null);
}
