import { productById } from '../foundation/products';
import type { ProductId } from '../foundation/products';

/**
 * URL of the comparison of a component between two documented versions.
 *
 * @example compareLink('material-ui', 'Button', '6.5.0', '7.3.2')
 * // '/material-ui/api/compare/?component=Button&from=6.5.0&to=7.3.2'
 */
export function compareLink(
  product: ProductId,
  component: string,
  from: string,
  to: string,
): string {
  const query = new URLSearchParams({ component, from, to });
  return `${productById(product).basePath}/api/compare/?${query.toString()}`;
}
