import loadPage from '@docusaurus/core/lib/client/preload.js';
import { connection } from '../connection';

const asked = new Set<string>();

/**
 * Loads a page ahead and runs its code.
 *
 * @param address - The address of a page, with base URL.
 * @returns When it has loaded; `false` if it was loaded before, and with Save-Data or on a 2G
 *   connection, where nothing is loaded ahead.
 */
function preload(address: string): false | Promise<void[]> {
  const pathname = address.replace(/[?#].*/, '');
  const { saveData, effectiveType } = connection();
  if (saveData || effectiveType?.endsWith('2g') || asked.has(pathname)) {
    return false;
  }
  asked.add(pathname);
  return loadPage(pathname);
}

/**
 * `window.docusaurus`. Docusaurus's link calls `prefetch` for a page in view, but finds its files in a
 * list that `chunk-table` removes; `load-ahead.ts` loads such pages instead.
 */
const docusaurus: Window['docusaurus'] = { preload, prefetch: () => false };

export default docusaurus;
