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
