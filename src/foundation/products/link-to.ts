import { line } from '../../../lines/current';
import { productOfPath } from './find';

/** Attributes of `<Link>`. */
interface LinkAddress {
  to: string;
  target?: '_self';
}

/**
 * The address of a page in a release line for `<Link target="_self">`: lines are sites of their own below
 * one path. Docusaurus adds this line's path in front.
 *
 * @param segment - Path segment of the line, empty for the default line.
 * @param path - Without the site's base URL.
 */
function inLine(segment: string, path: string): string {
  return `pathname://${line.path && '/..'}${segment && `/${segment}`}${path}`;
}

/**
 * The address of a page for `<Link>`. Pages of products that this release line lacks are those of the
 * default line, which is served one level above.
 *
 * @param path - Without the site's base URL, such as `/joy-ui/getting-started/`; or a URL.
 */
export function linkTo(path: string): LinkAddress {
  const product = productOfPath(path);
  const isElsewhere = product && product.docs.length > 0 && !line.products.includes(product.id);
  // Docusaurus opens addresses outside of its routes in another tab.
  return isElsewhere ? { to: inLine('', path), target: '_self' } : { to: path };
}
