import docusaurus from '@docusaurus/core/lib/client/docusaurus.js';
import { isKnown, isSameProduct, loadSection } from './sections';

function isSlowConnection(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || connection?.effectiveType.includes('2g') === true;
}

/** Prefetches a link's page. Pages of another product are prefetched only once it's open. */
function prefetch(pathname: string): false | Promise<unknown> {
  if (isKnown(pathname)) {
    return docusaurus.prefetch(pathname);
  }
  if (isSlowConnection() || !isSameProduct(pathname, window.location.pathname)) {
    return false;
  }
  return loadSection(pathname).then<unknown, unknown>(
    () => docusaurus.prefetch(pathname),
    // A failed prefetch isn't an error, because the click retries.
    () => false,
  );
}

/** Called by Docusaurus's links on hover and when they come into view. */
export default Object.freeze({
  // Uses `./preload`, which this plugin replaces.
  preload: docusaurus.preload,
  prefetch,
});
