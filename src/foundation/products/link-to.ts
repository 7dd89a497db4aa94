import { ONLY_IN_DEFAULT } from '../../../lines/default';
import { segment } from '../../../lines/place';
import { productOfPath } from './find';
import type { ProductId } from './types';

/** Attributes of `<Link>`. */
interface LinkAddress {
  to: string;
  target?: '_self';
}

/** Whether a product has pages in this site. */
export function isInLine(product: ProductId): boolean {
  return segment === '' || !ONLY_IN_DEFAULT.includes(product);
}

/**
 * The address of a page for `<Link>`. Pages of products that this release line lacks are those of the
 * default line, which is served one level above.
 *
 * @param path - Without the site's base URL, such as `/joy-ui/getting-started/`; or a URL.
 */
export function linkTo(path: string): LinkAddress {
  // First, so that the scripts of the default line go without the rest.
  if (segment === '') {
    return { to: path };
  }
  const product = productOfPath(path);
  const isElsewhere = product && product.docs.length > 0 && !isInLine(product.id);
  // Docusaurus adds the line's path in front, and opens addresses outside of its routes in another tab.
  return isElsewhere ? { to: `pathname:///..${path}`, target: '_self' } : { to: path };
}
