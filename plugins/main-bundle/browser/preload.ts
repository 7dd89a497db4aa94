import preload from '@docusaurus/core/lib/client/preload.js';
import { isKnown, loadSection } from './sections';

async function loadPage(pathname: string): Promise<unknown> {
  if (!isKnown(pathname)) {
    await loadSection(pathname);
  }
  return preload(pathname);
}

/**
 * Loads all that a page is made of: Docusaurus's function, which knows the pages of main alone.
 *
 * When it is through, Docusaurus shows the page of the present address, whichever it waited for.
 * So it waits for the page of a reader who has gone on meanwhile too: before its section is there,
 * that address has no page.
 */
export default async function preloadPage(pathname: string): Promise<unknown> {
  let result = await loadPage(pathname);
  for (let path = pathname; path !== window.location.pathname;) {
    path = window.location.pathname;
    result = await loadPage(path);
  }
  return result;
}
