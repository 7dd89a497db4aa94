import { OFFLINE_PAGE } from '../addresses';
import { findKept } from '../kept/find-kept';
import { openKept } from '../kept/kept-index';
import { withTimeLimit } from '../time-limit';
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

/** A copy if storage has one in time. Hanging storage has none. */
function inTime<T>(copy: Promise<T>, limit?: number): Promise<T | undefined> {
  return withTimeLimit(copy, limit).catch(() => undefined);
}

/** How long a file waits for its copy before it's requested, in ms. */
const STORAGE_TIMEOUT = 1000;

/**
 * Immutable files: any copy is valid. The cache of the current deployment gets its own copy. If
 * storage takes too long, responds from the network; if that fails, a late copy still counts.
 */
async function respondWithAsset(url: string, { wait }: Context): Promise<Response> {
  let isOwn = false;
  const find = async () => {
    const own = await recallCurrent(url);
    isOwn = own !== undefined;
    return own ?? recallAny(url);
  };
  const copy = find();
  const response =
    (await inTime(copy, STORAGE_TIMEOUT)) ??
    (await fetchAsset(url).catch(async (error: unknown) => {
      const late = await inTime(copy);
      if (late) {
        return late;
      }
      throw error;
    }));
  if (!isOwn) {
    wait(remember(url, response.clone()));
  }
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

/** The copy of a file that can change: cached or downloaded. */
async function findChangeable(url: string, base: string): Promise<Response | undefined> {
  return (await recall(url)) ?? (await fromKept(url, base));
}

/**
 * Responds from the network. If it fails or takes too long, responds with a copy, if there is one;
 * the network's response is still cached when it arrives.
 *
 * @throws The network's error, if storage has no copy in time.
 */
async function respondInTime(request: Request, url: string, context: Context): Promise<Response> {
  const network = respondFromNetwork(request, url, context);
  context.wait(network.catch(() => {}));
  return withTimeLimit(network).catch(() => {
    const copy = findChangeable(url, context.base);
    return Promise.race([
      copy.then((found) => found ?? network),
      network.catch(async () => (await inTime(copy)) ?? network),
    ]);
  });
}

async function offlinePage(base: string): Promise<Response> {
  // The precache adds the revision to the URL.
  const page = await inTime(caches.match(`${base}${OFFLINE_PAGE}`, { ignoreSearch: true }));
  return page ?? Response.error();
}

/**
 * Responds to a request: a page that was visited in this deployment comes from the cache unless the
 * reader reloads it. Other files that can change come from the network, or from a cached or downloaded
 * copy when the network fails or hangs.
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
  // Other addresses are files and what a server computes.
  const isPage = kind === 'page' && /(?:\/|\.html)$/.test(url);
  if (isPage && !/^(?:no-cache|reload)$/.test(request.cache)) {
    // Each deployment has a worker and a cache of its own, so its pages don't change.
    const visited = await inTime(recallCurrent(url), STORAGE_TIMEOUT);
    if (visited) {
      return visited;
    }
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
    if (kind === 'page') {
      return offlinePage(base);
    }
    throw error;
  }
}
