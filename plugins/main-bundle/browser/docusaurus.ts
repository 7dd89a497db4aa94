import docusaurus from '@docusaurus/core/lib/client/docusaurus.js';
import { isKnown, isSameProduct, loadSection } from './sections';

function isSlowConnection(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || connection?.effectiveType.includes('2g') === true;
}

/** Fetches the files of a link's page; of another product's page only once that product is open. */
function prefetch(pathname: string): false | Promise<unknown> {
  if (isKnown(pathname)) {
    return docusaurus.prefetch(pathname);
  }
  if (isSlowConnection() || !isSameProduct(pathname, window.location.pathname)) {
    return false;
  }
  return loadSection(pathname).then<unknown, unknown>(
    () => docusaurus.prefetch(pathname),
    // A prefetch that fails is no fault: the click tries again.
    () => false,
  );
}

/** What Docusaurus's links call on hover and when they come into view. */
export default Object.freeze({
  // Goes through `./preload`, whose place ours takes.
  preload: docusaurus.preload,
  prefetch,
});
