import type { Product } from '../../../src/foundation/products';

/** Path of a product's page about conformance, beside its first page. */
export function conformancePath({ landing }: Pick<Product, 'landing'>): string {
  return `${landing}accessibility-conformance/`;
}
