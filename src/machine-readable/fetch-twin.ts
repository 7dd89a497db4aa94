/**
 * Fetches the Markdown of a page.
 *
 * @throws If the site does not have it; hosts answer a missing file with a page in HTML.
 */
export async function fetchTwin(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok || response.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error(`${url} could not be loaded (status ${response.status}).`);
  }
  return response.text();
}
