import { OFFLINE_PAGE } from '../addresses';
import { findKept } from '../kept/find-kept';
import { openKept } from '../kept/kept-index';
import { hasRightType } from './has-right-type';
import { addressOf } from './kind-of-request';
import type { RequestKind } from './kind-of-request';
import { offlineShardList } from './shard-list';
import { recall, recallAny, recallCurrent, remember } from './visited';

/** Keeps the worker running until a promise settles that no response waits for. */
type Wait = (promise: Promise<unknown>) => void;

interface Context {
  /** The site's base URL with origin. */
  base: string;
  wait: Wait;
}

/** The downloaded copy of a file. Failing storage has none. */
async function fromKept(url: string, base: string): Promise<Response | undefined> {
  const address = addressOf(url, base);
  const { pathname } = new URL(base);
  try {
    return address === null
      ? undefined
      : await findKept(await openKept(pathname), pathname, address);
  } catch {
    return undefined;
  }
}

async function fetchAsset(url: string): Promise<Response> {
  const response = await fetch(url);
  // The browser may have stored the wrong response while the host was failing.
  return hasRightType(url, response) ? response : fetch(url, { cache: 'reload' });
}

/** Immutable files: any copy is valid. The cache of the current deployment gets its own copy. */
async function respondWithAsset(url: string, { wait }: Context): Promise<Response> {
  const own = await recallCurrent(url);
  if (own) {
    return own;
  }
  const response = (await recallAny(url)) ?? (await fetchAsset(url));
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

/** How long a request may take before a copy is served instead, in ms. */
const NETWORK_TIMEOUT = 4000;

/** The copy of a file that can change: cached or downloaded. */
async function findChangeable(url: string, base: string): Promise<Response | undefined> {
  return (await recall(url)) ?? (await fromKept(url, base));
}

/**
 * Responds from the network. If it takes too long, responds with a copy, if there is one; the
 * network's response is still cached when it arrives.
 *
 * @throws If the network fails first.
 */
async function respondInTime(request: Request, url: string, context: Context): Promise<Response> {
  const network = respondFromNetwork(request, url, context);
  context.wait(network.catch(() => {}));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), NETWORK_TIMEOUT);
  });
  const response = await Promise.race([network, timeout]).finally(() => clearTimeout(timer));
  return response ?? (await findChangeable(url, context.base)) ?? network;
}

async function offlinePage(base: string): Promise<Response> {
  // The precache adds the revision to the URL.
  const page = await caches
    .match(`${base}${OFFLINE_PAGE}`, { ignoreSearch: true })
    .catch(() => undefined);
  return page ?? Response.error();
}

/**
 * Responds to a request: files that can change come from the network, or from a cached or
 * downloaded copy when the network fails or hangs.
 */
export async function respond(
  request: Request,
  kind: NonNullable<RequestKind>,
  context: Context,
): Promise<Response> {
  const { base } = context;
  // A page is the same with any query, such as the state of a demo.
  const url = kind === 'other' ? request.url : request.url.split(/[?#]/)[0]!;
  if (kind === 'asset') {
    return respondWithAsset(url, context);
  }
  try {
    // The copy of the list of shards isn't complete, so a slow network is better.
    return kind === 'shard-list'
      ? await respondFromNetwork(request, url, context)
      : await respondInTime(request, url, context);
  } catch (error) {
    if (kind === 'shard-list') {
      return offlineShardList(base);
    }
    const copy = await findChangeable(url, base);
    if (copy) {
      return copy;
    }
    if (kind === 'page') {
      return offlinePage(base);
    }
    throw error;
  }
}
