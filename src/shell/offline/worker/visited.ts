import { currentGeneration, generations } from './generations';
import { hasRightType } from './has-right-type';

/** Whether a response may be cached: complete, from this host, not redirected, of the right type. */
function isCacheable(url: string, response: Response): boolean {
  const { status, type, redirected } = response;
  return status === 200 && type !== 'opaque' && !redirected && hasRightType(url, response);
}

/**
 * Caches a response. A full, blocked or failing storage is ignored, because the reader of the page
 * can't do anything about it.
 */
export async function remember(url: string, response: Response): Promise<void> {
  if (isCacheable(url, response)) {
    try {
      const cache = await currentGeneration();
      await cache.put(url, response);
    } catch {
      // The page has the response.
    }
  }
}

/** The copy in a cache. Deletes a copy of the wrong type. */
async function findIn(name: string, url: string): Promise<Response | undefined> {
  const cache = await caches.open(name);
  const copy = await cache.match(url);
  if (copy && !hasRightType(url, copy)) {
    await cache.delete(url);
    return undefined;
  }
  return copy;
}

/**
 * Finds a copy in the first of the caches that has one. A cache that fails has none: another cache or
 * the network may have the file.
 */
async function findCopy(
  url: string,
  cacheNames: Promise<readonly string[]>,
): Promise<Response | undefined> {
  for (const name of await cacheNames.catch(() => [])) {
    const copy = await findIn(name, url).catch(() => undefined);
    if (copy) {
      return copy;
    }
  }
  return undefined;
}

/** The copy of the current deployment or, without one, of the previous deployment. */
export async function recall(url: string): Promise<Response | undefined> {
  return findCopy(url, generations());
}

/** The copy in the cache of the current deployment. */
export async function recallCurrent(url: string): Promise<Response | undefined> {
  return findCopy(
    url,
    generations().then((names) => names.slice(0, 1)),
  );
}

/** A copy in any cache, including precache and downloads. */
export async function recallAny(url: string): Promise<Response | undefined> {
  return findCopy(url, caches.keys());
}

/**
 * Fetches files that a page loaded without the worker: before the worker took control, or the
 * document of a page after client-side navigation.
 *
 * @param urls - URLs with origin.
 */
export async function rememberVisited(urls: readonly string[]): Promise<void> {
  await Promise.allSettled(
    urls.map(async (url) => {
      if (!(await recallCurrent(url))) {
        await remember(url, await fetch(url));
      }
    }),
  );
}
