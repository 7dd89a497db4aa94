import { OFFLINE_PAGE } from '../addresses';
import { findKept } from '../kept/find-kept';
import { KEPT_CACHE } from '../kept/kept-index';
import { currentGeneration } from './generations';
import { addressOf } from './kind-of-request';
import type { RequestKind } from './kind-of-request';
import { offlineShardList } from './shard-list';
import { recall, remember } from './visited';

/** Lets a worker live on until something is done that no response waits for. */
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

/** What never changes: any copy will do, and the current deployment's cache gets one of its own. */
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
  // The shell's cache adds the revision to the address.
  const page = await caches.match(`${base}${OFFLINE_PAGE}`, { ignoreSearch: true });
  return page ?? Response.error();
}

/**
 * Answers a request: what can change from the network, and without one from what was visited or kept.
 */
export async function respond(
  request: Request,
  kind: NonNullable<RequestKind>,
  context: Context,
): Promise<Response> {
  const { base } = context;
  // A page is the same with every query, such as the state of a demo.
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
