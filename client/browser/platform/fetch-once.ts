const fetched = new Map<string, Promise<unknown>>();

/** What a file of JSON holds, fetched once. Throws when it cannot be had; then the next call tries again. */
export function fetchOnce<T>(url: string): Promise<T> {
  const known = fetched.get(url) as Promise<T> | undefined;
  if (known) return known;
  const fetching = fetchJson(url);
  fetched.set(url, fetching);
  fetching.catch(() => fetched.delete(url));
  return fetching as Promise<T>;
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}. Reload the page.`);
  return response.json();
}
