/** A demo's source as text and as highlighted HTML. */
export interface FetchedSource {
  text: string;
  html: string;
}

/** How long code that is being fetched is waited for before its room is shown empty, in ms. */
const PATIENCE_MS = 100;

const cache = new Map<string, Promise<FetchedSource>>();
const fetched = new Map<string, FetchedSource>();

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
  started.then(
    (source) => fetched.set(url, source),
    () => cache.delete(url),
  );
  return started;
}

/** A source page that is fetched already. */
export function fetchedSource(url: string): FetchedSource | undefined {
  return fetched.get(url);
}

/** Fetches a source page ahead. A failure shows when the source is wanted, and not before. */
export function prefetchSource(url: string): void {
  fetchSource(url).catch(() => {});
}

/**
 * Waits for a source page, not for long: what fails or takes its time is shown as such.
 *
 * @returns `undefined` when the page is fetched already.
 */
export function whenFetched(url: string): Promise<void> | undefined {
  if (fetched.has(url)) {
    return undefined;
  }
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    fetchSource(url).then(
      () => resolve(),
      () => resolve(),
    );
  });
}
