const fetched = new Map<string, ReturnType<typeof fetchJson>>();

/** What a file of JSON holds, fetched once. Throws when it cannot be had; then the next call tries again. */
export function fetchOnce<T>(url: string): Promise<T> {
  const known = fetched.get(url);
  if (known) return known;
  const fetching = fetchJson(url);
  fetched.set(url, fetching);
  fetching.catch(() => fetched.delete(url));
  return fetching;
}

async function fetchJson(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}. Reload the page.`);
  return response.json();
}
