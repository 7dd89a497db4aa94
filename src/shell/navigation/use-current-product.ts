import { useSyncExternalStore } from 'react';
import { productById } from '@site/src/foundation/products';
import type { Product } from '@site/src/foundation/products';
import { useLocalPathname } from '../../foundation/docusaurus-internals';
import { productIdOfPath } from './paths';

const neverChanges = () => () => {};

/** Whether this is the 404 page, which is served at any unknown URL. */
function isNotFoundDocument(): boolean {
  return typeof document !== 'undefined' && document.querySelector('[data-not-found]') !== null;
}

/** The product of the current page, `null` if it doesn't belong to one. */
export function useCurrentProduct(): Product | null {
  const pathname = useLocalPathname();
  // The server didn't know the URL of the 404 page, so the first render can't use it either.
  const isUnknown = useSyncExternalStore(neverChanges, () => false, isNotFoundDocument);
  const id = isUnknown ? null : productIdOfPath(pathname);
  return id && productById(id);
}
