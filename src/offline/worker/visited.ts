import { currentGeneration, generations } from './generations';

/** Whether a response may be cached: complete, from this host, not redirected. */
function isCacheable(response: Response): boolean {
  return response.status === 200 && response.type !== 'opaque' && !response.redirected;
}

/**
 * Caches a response. A full or blocked storage is ignored, because the reader of the page can't do
 * anything about it.
 */
export async function remember(url: string, response: Response): Promise<void> {
  if (isCacheable(response)) {
    const cache = await currentGeneration();
    await cache.put(url, response).catch(() => {});
  }
}

/** The copy of the current deployment or, without one, of the previous deployment. */
export async function recall(url: string): Promise<Response | undefined> {
  for (const name of await generations()) {
    const response = await (await caches.open(name)).match(url);
    if (response) {
      return response;
    }
  }
  return undefined;
}

/** Whether the current cache already contains the file. */
async function isRemembered(url: string): Promise<boolean> {
  return (await (await currentGeneration()).match(url)) !== undefined;
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
      if (!(await isRemembered(url))) {
        await remember(url, await fetch(url));
      }
    }),
  );
}
