import { DOWNLOAD_HEADER, OFFLINE_LIST, SHARD_LIST, isImmutable } from '../addresses';

/**
 * What a request is to the worker. `other` is an image, the source of a demo, records of the search.
 * What the worker leaves alone is `null`: other hosts, other methods, ranges, what the page forbids to
 * store, the lists and files of a download by the reader's choice.
 */
export type RequestKind = 'page' | 'asset' | 'shard-list' | 'other' | null;

/** Folder of the lists of what can be kept. */
const LISTS = OFFLINE_LIST.slice(0, OFFLINE_LIST.indexOf('/') + 1);

/**
 * Address below the base URL, without query; `null` outside of the site.
 *
 * @param base - The site's base URL with origin, such as `https://docs.example.com/`.
 */
export function addressOf(url: string, base: string): string | null {
  const [address] = url.split(/[?#]/);
  return address.startsWith(base) ? address.slice(base.length) : null;
}

/** Sorts a request. */
export function kindOfRequest(
  {
    url,
    method,
    mode,
    headers,
    cache,
  }: Pick<Request, 'url' | 'method' | 'mode' | 'headers' | 'cache'>,
  base: string,
): RequestKind {
  const address = addressOf(url, base);
  if (
    address === null ||
    method !== 'GET' ||
    cache === 'no-store' ||
    headers.has('Range') ||
    headers.has(DOWNLOAD_HEADER) ||
    address.startsWith(LISTS)
  ) {
    return null;
  }
  if (mode === 'navigate') {
    return 'page';
  }
  if (isImmutable(address)) {
    return 'asset';
  }
  return address === SHARD_LIST ? 'shard-list' : 'other';
}
