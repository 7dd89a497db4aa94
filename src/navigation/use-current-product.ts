import useRouteContext from '@docusaurus/useRouteContext';
import { productOfPath } from '@site/src/products';
import type { Product } from '@site/src/products';
import { useLocalPathname } from '../docusaurus-internals';

/** What Docusaurus calls the owner of the page that was not found. */
const NOT_FOUND_OWNER = 'native';

/** The product of the reader's page, `null` on a page outside of every product. */
export function useCurrentProduct(): Product | null {
  const { plugin } = useRouteContext();
  const product = productOfPath(useLocalPathname());
  // One page is rendered for all addresses that lead nowhere, so that it must fit each of them.
  return plugin.name === NOT_FOUND_OWNER ? null : product;
}
