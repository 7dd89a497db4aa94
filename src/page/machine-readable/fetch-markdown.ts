/**
 * Fetches the Markdown of a page.
 *
 * @throws If the site doesn't have it; hosts answer missing files with an HTML page.
 */
export async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok || response.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error(`${url} could not be loaded (status ${response.status}).`);
  }
  return response.text();
}
