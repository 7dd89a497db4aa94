import type { Transfer, TransferKind } from './transfers';

/** Bytes transferred before the first interaction. */
export interface PageBytes {
  html: number;
  /** Scripts of the page itself, which load even if no element is reported as visible. */
  js: number;
  /** Additional scripts that load because an island or a link is in view or near. */
  islandJs: number;
  /** Scripts that the plain site prefetches for visible links. Our site runs them: see `islandJs`. */
  prefetchJs: number;
  css: number;
  font: number;
  /** Number of requests of all kinds. */
  requests: number;
}

/** Bytes of the files of a kind. */
export function sum(transfers: readonly Transfer[], wanted: TransferKind): number {
  return transfers.reduce((total, { kind, bytes }) => total + (kind === wanted ? bytes : 0), 0);
}

/**
 * Bytes of the scripts of a page itself.
 *
 * @param blindTransfers - Files of a visit without visibility reports.
 */
export function pageScriptBytes(blindTransfers: readonly Transfer[]): number {
  return sum(
    blindTransfers.filter(({ isPrefetch }) => !isPrefetch),
    'js',
  );
}

/**
 * Classifies the scripts that two visits of the same page loaded.
 *
 * A script belongs to an island or to a link if it loads only while elements report that
 * they are visible. This doesn't depend on how scripts are named, bundled or requested.
 *
 * @param seeing - Files of a normal visit.
 * @param blind - Files of a visit in which no element is reported as visible.
 */
export function pageBytes(seeing: readonly Transfer[], blind: readonly Transfer[]): PageBytes {
  const ofPage = new Set(blind.map(({ url }) => url));
  const prefetched = seeing.filter(({ isPrefetch }) => isPrefetch);
  const others = seeing.filter(({ isPrefetch }) => !isPrefetch);
  return {
    html: sum(seeing, 'html'),
    js: pageScriptBytes(blind),
    islandJs: sum(
      others.filter(({ url }) => !ofPage.has(url)),
      'js',
    ),
    prefetchJs: sum(prefetched, 'js'),
    css: sum(others, 'css'),
    font: sum(seeing, 'font'),
    requests: seeing.length,
  };
}
