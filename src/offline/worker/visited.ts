import { currentGeneration, generations } from './generations';

/** Whether a response may stand for later ones: whole, of this host, not led here from elsewhere. */
function isKeepable(response: Response): boolean {
  return response.status === 200 && response.type !== 'opaque' && !response.redirected;
}

/**
 * Remembers a response. That there is no room, or that the browser refuses, is no fault that a
 * reader of the page should meet.
 */
export async function remember(url: string, response: Response): Promise<void> {
  if (isKeepable(response)) {
    const cache = await currentGeneration();
    await cache.put(url, response).catch(() => {});
  }
}

/** The copy of this deployment or, without one, of the deployment before. */
export async function recall(url: string): Promise<Response | undefined> {
  for (const name of await generations()) {
    const response = await (await caches.open(name)).match(url);
    if (response) {
      return response;
    }
  }
  return undefined;
}

/** Whether the current cache has it already. */
async function isRemembered(url: string): Promise<boolean> {
  return (await (await currentGeneration()).match(url)) !== undefined;
}

/**
 * Fetches what a page has loaded without the worker: before it was there, or the document of a page
 * that the reader went to within the app.
 *
 * @param urls - Addresses with origin.
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
