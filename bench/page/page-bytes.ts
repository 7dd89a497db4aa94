import type { Transfer, TransferKind } from './transfers';

/** Bytes over the wire before the first interaction. */
export interface PageBytes {
  html: number;
  /** Scripts of the page itself: what loads although nothing is told to be in view. */
  js: number;
  /** Scripts that load besides because an island is in view or near. */
  islandJs: number;
  /** Scripts of pages that links in view lead to, fetched when idle. */
  prefetchJs: number;
  css: number;
  font: number;
  /** Number of requests, of every kind. */
  requests: number;
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0);
}

/**
 * Bytes of the scripts of a page itself.
 *
 * @param blindTransfers - Files of a blind visit.
 */
export function pageScriptBytes(blindTransfers: readonly Transfer[]): number {
  return sum(blindTransfers.filter(({ kind, isPrefetch }) => kind === 'js' && !isPrefetch));
}

/**
 * Sorts what two visits of the same page loaded.
 *
 * A script belongs to an island, or to the prefetching of links, if it loads when elements tell
 * that they are in view and does not load when they are kept from telling. That holds however
 * scripts are named, bundled or requested.
 *
 * @param seeing - Files of a usual visit.
 * @param blind - Files of a visit whose elements never learn that they are in view.
 */
export function pageBytes(seeing: readonly Transfer[], blind: readonly Transfer[]): PageBytes {
  const ofPage = new Set(blind.map(({ url }) => url));
  const ofKind = (wanted: TransferKind) => seeing.filter(({ kind }) => kind === wanted);
  const prefetched = ofKind('js').filter(({ isPrefetch }) => isPrefetch);
  return {
    html: sum(ofKind('html')),
    js: pageScriptBytes(blind),
    islandJs: sum(ofKind('js').filter(({ url, isPrefetch }) => !isPrefetch && !ofPage.has(url))),
    prefetchJs: sum(prefetched),
    css: sum(ofKind('css').filter(({ isPrefetch }) => !isPrefetch)),
    font: sum(ofKind('font')),
    requests: seeing.length,
  };
}
