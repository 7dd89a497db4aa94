/** Path of the page with the bundle sizes of all components. */
export const SIZE_PATH = '/size-snapshot/';

/**
 * The path of a component's bundle size.
 *
 * @param product - Id of the product.
 */
export function sizePath(product: string, component: string): string {
  const query = new URLSearchParams({ product, filter: component });
  return `${SIZE_PATH}?${query.toString()}`;
}
