import { useSyncExternalStore } from 'react';
import { productById } from '@site/src/products';
import type { Product } from '@site/src/products';
import { useLocalPathname } from '../docusaurus-internals';
import { productIdOfPath } from './paths';

const neverChanges = () => () => {};

/** Whether the document is the one that stands for every address that leads nowhere. */
function isNotFoundDocument(): boolean {
  return typeof document !== 'undefined' && document.querySelector('[data-not-found]') !== null;
}

/** The product of the reader's page, `null` on a page outside of every product. */
export function useCurrentProduct(): Product | null {
  const pathname = useLocalPathname();
  // The server did not know the address, so that the first render must not know it either.
  const isUnknown = useSyncExternalStore(neverChanges, () => false, isNotFoundDocument);
  const id = isUnknown ? null : productIdOfPath(pathname);
  return id && productById(id);
}
