import { OFFLINE_PAGE } from '../addresses';
import { findKept } from '../kept/find-kept';
import { KEPT_CACHE } from '../kept/kept-index';
import { currentGeneration } from './generations';
import { addressOf } from './kind-of-request';
import type { RequestKind } from './kind-of-request';
import { offlineShardList } from './shard-list';
import { recall, remember } from './visited';

/** Keeps the worker running until a promise settles that no response waits for. */
type Wait = (promise: Promise<unknown>) => void;

interface Context {
  /** The site's base URL with origin. */
  base: string;
  wait: Wait;
}

async function fromKept(url: string, base: string): Promise<Response | undefined> {
  const address = addressOf(url, base);
  return address === null
    ? undefined
    : findKept(await caches.open(KEPT_CACHE), new URL(base).pathname, address);
}

/** Immutable files: any copy is valid. The cache of the current deployment gets its own copy. */
async function respondWithAsset(url: string, { wait }: Context): Promise<Response> {
  const own = await (await currentGeneration()).match(url);
  if (own) {
    return own;
  }
  const response = (await caches.match(url)) ?? (await fetch(url));
  wait(remember(url, response.clone()));
  return response;
}

async function respondFromNetwork(
  request: Request,
  url: string,
  { wait }: Context,
): Promise<Response> {
  const response = await fetch(request);
  wait(remember(url, response.clone()));
  return response;
}

async function offlinePage(base: string): Promise<Response> {
  // The precache adds the revision to the URL.
  const page = await caches.match(`${base}${OFFLINE_PAGE}`, { ignoreSearch: true });
  return page ?? Response.error();
}

/**
 * Responds to a request: files that can change come from the network, or from a cached or
 * downloaded copy when the network fails.
 */
export async function respond(
  request: Request,
  kind: NonNullable<RequestKind>,
  context: Context,
): Promise<Response> {
  const { base } = context;
  // A page is the same with any query, such as the state of a demo.
  const [url] = kind === 'other' ? [request.url] : request.url.split(/[?#]/);
  if (kind === 'asset') {
    return respondWithAsset(url, context);
  }
  try {
    return await respondFromNetwork(request, url, context);
  } catch (error) {
    if (kind === 'shard-list') {
      return offlineShardList(base);
    }
    const copy = (await recall(url)) ?? (await fromKept(url, base));
    if (copy) {
      return copy;
    }
    if (kind === 'page') {
      return offlinePage(base);
    }
    throw error;
  }
}
