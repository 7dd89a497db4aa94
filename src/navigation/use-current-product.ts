import { productOfPath } from '@site/src/products';
import type { Product } from '@site/src/products';
import { useLocalPathname } from '../docusaurus-internals';

/** The product of the reader's page, `null` on a page outside of every product. */
export function useCurrentProduct(): Product | null {
  return productOfPath(useLocalPathname());
}
