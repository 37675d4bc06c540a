import { readStorage, writeStorage } from '../platform/storage.ts';

/** Where the version that API pages open in is stored. */
const API_VERSION_KEY = 'apiVersion';

/** Opens API pages in the version that the reader chose on this device; an address that names one wins. */
export function followApiVersion(): void {
  const form = document.querySelector<HTMLFormElement>('form.versions');
  const choice = form?.querySelector('select');
  if (!form || !choice) return;
  form.addEventListener('submit', () => writeStorage(API_VERSION_KEY, choice.value));
  const url = new URL(location.href);
  const stored = readStorage(API_VERSION_KEY);
  const known = [...choice.options].some(({ value }) => value === stored);
  if (url.searchParams.has('v') || !stored || !known || stored === form.dataset.documented) return;
  url.searchParams.set('v', stored);
  location.replace(url);
}
