/** A demo's source as text and as highlighted HTML. */
export interface FetchedSource {
  text: string;
  html: string;
}

const cache = new Map<string, Promise<FetchedSource>>();

async function download(url: string): Promise<FetchedSource> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status} ${response.statusText}`);
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const code = page.querySelector('pre > code');
  if (!code) {
    throw new Error(`${url} holds no source`);
  }
  return { text: code.textContent ?? '', html: code.innerHTML };
}

/**
 * Fetches one source page, once per page view.
 *
 * @throws If the page cannot be fetched or holds no source; the next call tries again.
 */
export function fetchSource(url: string): Promise<FetchedSource> {
  const known = cache.get(url);
  if (known) {
    return known;
  }
  const started = download(url);
  cache.set(url, started);
  started.catch(() => cache.delete(url));
  return started;
}
