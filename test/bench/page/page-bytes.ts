import type { Transfer, TransferKind } from './transfers';

/** Bytes transferred before the first interaction. */
export interface PageBytes {
  html: number;
  /** Scripts of the page itself, which load even if no element is reported as visible. */
  js: number;
  /** Additional scripts that load because an island is in view or near. */
  islandJs: number;
  /** Scripts of pages that visible links lead to, prefetched when idle. */
  prefetchJs: number;
  css: number;
  font: number;
  /** Number of requests of all kinds. */
  requests: number;
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0);
}

/**
 * Bytes of the scripts of a page itself.
 *
 * @param blindTransfers - Files of a visit without visibility reports.
 */
export function pageScriptBytes(blindTransfers: readonly Transfer[]): number {
  return sum(blindTransfers.filter(({ kind, isPrefetch }) => kind === 'js' && !isPrefetch));
}

/**
 * Classifies the scripts that two visits of the same page loaded.
 *
 * A script belongs to an island, or to prefetching, if it loads only while elements report that
 * they are visible. This doesn't depend on how scripts are named, bundled or requested.
 *
 * @param seeing - Files of a normal visit.
 * @param blind - Files of a visit in which no element is reported as visible.
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
