/** A demo's source as text and as highlighted HTML. */
export interface FetchedSource {
  text: string;
  html: string;
  /** What the demo adds to an app, as HTML; empty if the build didn't measure it. */
  size: string;
}

/** How long to wait for a source before showing an empty block, in ms. */
const MAX_WAIT_MS = 100;

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
    throw new Error(`${url} contains no source`);
  }
  const size = page.querySelector('[data-bundle-size]')?.innerHTML ?? '';
  return { text: code.textContent ?? '', html: code.innerHTML, size };
}

/**
 * Fetches one source page, once per page view.
 *
 * @throws If the page can't be fetched or contains no source; the next call retries.
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

/** A source page that has been fetched. */
export function fetchedSource(url: string): FetchedSource | undefined {
  return fetched.get(url);
}

/** Prefetches a source page. A failure is reported only when the source is needed. */
export function prefetchSource(url: string): void {
  fetchSource(url).catch(() => {});
}

/**
 * Waits briefly for a source page; resolves even if it fails or takes longer.
 *
 * @returns `undefined` if the page has been fetched.
 */
export function whenFetched(url: string): Promise<void> | undefined {
  if (fetched.has(url)) {
    return undefined;
  }
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    fetchSource(url).then(
      () => resolve(),
      () => resolve(),
    );
  });
}
