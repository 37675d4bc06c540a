import { API_SECTIONS, type ApiSection, type ApiView, apiViewKey, parseApiView } from '../../shared/api-view.ts';
import { readStorage } from '../platform/storage.ts';

/** The view that the reader chose for a kind of tables, on this device. */
export function storedApiView(section: ApiSection): ApiView | undefined {
  return parseApiView(readStorage(apiViewKey(section)));
}

/** Puts the chosen views on `<html>`, such as `props-expanded slots-table`. Runs before the first paint, so that no table flashes. */
export function restoreApiViews(): void {
  const views = API_SECTIONS.flatMap((section) => {
    const view = storedApiView(section);
    return view ? [`${section}-${view}`] : [];
  });
  if (views.length > 0) document.documentElement.dataset.apiViews = views.join(' ');
}
