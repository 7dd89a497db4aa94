import type { Evidence } from 'accessibility-evidence';
import { productById } from '../../../src/foundation/products';
import type { ProductId } from '../../../src/foundation/products';

/** Path of the conditions on the page about the conformance of a page's product. */
export function conditionsPath({ product }: Pick<Evidence, 'product'>): string {
  return `${productById(product as ProductId).landing}accessibility-conformance/#conditions`;
}
