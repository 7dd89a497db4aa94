import preload from '@docusaurus/core/lib/client/preload.js';
import { isKnown, loadSection } from './sections';

async function loadPage(pathname: string): Promise<unknown> {
  if (!isKnown(pathname)) {
    await loadSection(pathname);
  }
  return preload(pathname);
}

/**
 * Loads everything that a page needs. Docusaurus's function only knows the pages in the main
 * bundle.
 *
 * When the promise resolves, Docusaurus renders the page of the current URL, even if another
 * navigation has started since. So this also waits for that page: until its section has loaded,
 * Docusaurus wouldn't find it.
 */
export default async function preloadPage(pathname: string): Promise<unknown> {
  let result = await loadPage(pathname);
  for (let path = pathname; path !== window.location.pathname;) {
    path = window.location.pathname;
    result = await loadPage(path);
  }
  return result;
}
