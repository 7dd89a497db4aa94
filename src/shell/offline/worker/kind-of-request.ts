import { DOWNLOAD_HEADER, OFFLINE_LIST, SHARD_LIST, isImmutable } from '../addresses';

/**
 * The kind of a request. `other` is an image, the source of a demo or a search shard. `null` is
 * anything that the worker ignores: other hosts, other methods, range requests, requests with
 * `no-store`, and the lists and files of a download.
 */
export type RequestKind = 'page' | 'asset' | 'shard-list' | 'other' | null;

/** Folder of the lists of downloadable sets. */
const LISTS = OFFLINE_LIST.slice(0, OFFLINE_LIST.indexOf('/') + 1);

/**
 * The path below the base URL, without query; `null` for a URL outside the site.
 *
 * @param base - The site's base URL with origin, such as `https://docs.example.com/`.
 */
export function addressOf(url: string, base: string): string | null {
  const address = url.split(/[?#]/)[0]!;
  return address.startsWith(base) ? address.slice(base.length) : null;
}

/** Classifies a request. */
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
