import { LIBRARIES } from '../../../src/demos/libraries';
import type { ProductId } from '../../../src/foundation/products';

/** The imports of nearly every app with a product's components, besides React; `null` if unknown. */
export function baselineOf(product: ProductId): readonly string[] | null {
  const [baseline = null] = Object.values(LIBRARIES).flatMap(({ baselines }) => {
    const own = baselines[product];
    return own ? [own] : [];
  });
  return baseline;
}
