import preload from '@docusaurus/core/lib/client/preload.js';
import { isKnown, loadSection } from './sections';

/** Loads all that a page is made of: Docusaurus's function, which knows the pages of main alone. */
export default async function preloadPage(pathname: string): Promise<unknown> {
  if (!isKnown(pathname)) {
    await loadSection(pathname);
  }
  return preload(pathname);
}
