import { settling } from '../platform/settled.ts';

/** On the offline page, fetches what lists the stored pages. */
export function loadOfflinePage(): void {
  const place = document.getElementById('stored-pages');
  if (!place) return;
  const load = async () => {
    const { showStoredPages } = await import('./offline-page.ts');
    await showStoredPages(place);
  };
  // Without the list the page still says what is the matter.
  void settling(load()).catch(() => {});
}
