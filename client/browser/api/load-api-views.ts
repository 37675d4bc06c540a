import { settling } from '../platform/settled.ts';

/** Fetches what keeps API tables in one view. If it does not arrive, the switch of each table still works by itself. */
export function loadApiViews(): void {
  if (!document.querySelector('.api')) return;
  void settling(import('./api-views.ts').then(({ activateApiViews }) => activateApiViews())).catch(() => {});
}
