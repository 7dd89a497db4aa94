/**
 * Fetches a file of the build.
 *
 * @throws If the request fails, or the response isn't JSON.
 */
export async function fetchJson<Data>(url: string): Promise<Data> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} responded with ${response.status}.`);
  }
  return (await response.json()) as Data;
}

const fetched = new Map<string, Promise<unknown>>();

/**
 * Fetches a file of the build once per visit.
 *
 * @throws As `fetchJson` does; the next call tries again.
 */
export function fetchJsonOnce<Data>(url: string): Promise<Data> {
  const known = fetched.get(url) as Promise<Data> | undefined;
  if (known) {
    return known;
  }
  const started = fetchJson<Data>(url);
  fetched.set(url, started);
  started.catch(() => fetched.delete(url));
  return started;
}
