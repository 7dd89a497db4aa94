// Declares `navigator.connection`.
import type {} from '@docusaurus/core/lib/client/docusaurus.js';
import flat from '@docusaurus/core/lib/client/flat.js';
import prefetchFile from '@docusaurus/core/lib/client/prefetch.js';
import registry from '@generated/main-bundle/registry';
import routes from '@generated/main-bundle/routes';
import chunkNames from '@generated/main-bundle/routesChunkNames';
import { matchRoutes } from 'react-router-config';
import { ownValue } from '../../../src/own-value';
import preloadPage from './preload';
import { scriptsOfImport } from './scripts-of-import';
import { isKnown, isSameProduct, loadSection } from './sections';

/** URLs of scripts. */
const prefetched = new Set<string>();

/** Pathnames of pages. */
const preloaded = new Set<string>();

function isSlowConnection(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || connection?.effectiveType.includes('2g') === true;
}

/** The scripts of a page whose section has loaded. */
function scriptsOfPage(pathname: string): string[] {
  const paths = new Set(matchRoutes(routes, pathname).map(({ route }) => route.path));
  return Object.entries(chunkNames)
    .filter(([key]) => paths.has(key.replace(/-[^-]+$/, '')))
    .flatMap(([, names]) => Object.values(flat(names)))
    .flatMap((name) => {
      const module = ownValue(registry, name);
      return module ? scriptsOfImport(module[0]) : [];
    });
}

/** Prefetches those of a page's scripts that this page hasn't loaded or prefetched. */
function prefetchPage(pathname: string): Promise<unknown> {
  const scripts = scriptsOfPage(pathname).filter(
    (url) => !prefetched.has(url) && !document.querySelector(`script[src="${url}"]`),
  );
  return Promise.all(
    [...new Set(scripts)].map((url) => {
      prefetched.add(url);
      return prefetchFile(url);
    }),
  );
}

/** Prefetches a link's page. Pages of another product are prefetched only once it's open. */
function prefetch(pathname: string): false | Promise<unknown> {
  // A mouse focuses the link that it has just preloaded, and the script elements that prefetching
  // looks for are gone once the scripts have run.
  if (isSlowConnection() || preloaded.has(pathname)) {
    return false;
  }
  if (isKnown(pathname)) {
    return prefetchPage(pathname);
  }
  if (!isSameProduct(pathname, window.location.pathname)) {
    return false;
  }
  return loadSection(pathname).then(
    () => prefetchPage(pathname),
    // A failed prefetch isn't an error, because the click retries.
    () => false,
  );
}

/** Loads a link's page and runs its code. */
function preload(pathname: string): false | Promise<unknown> {
  if (isSlowConnection()) {
    return false;
  }
  preloaded.add(pathname);
  return preloadPage(pathname);
}

/**
 * Replaces Docusaurus's object. Its `prefetch` fetches only the chunk that has a route's name, and
 * needs a list of the names of all chunks to find it; most pages also load chunks that they share
 * with others.
 */
export default Object.freeze({ preload, prefetch });
