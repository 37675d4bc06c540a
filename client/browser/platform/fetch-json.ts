const fetched = new Map<string, Promise<unknown>>();

/** What a file of JSON holds, fetched once. Throws when it cannot be had; then the next call tries again. */
export function fetchOnce<T>(url: string): Promise<T> {
  const fetching = fetched.get(url) ?? fetchJson(url);
  fetched.set(url, fetching);
  fetching.catch(() => fetched.delete(url));
  return fetching as Promise<T>;
}

/** The JSON that an address answers with. Throws when it is none, or an error. */
export async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}. Reload the page.`);
  return response.json();
}
