import type { ProductId } from '@site/src/foundation/products';
import data from './in-house-ads.json';
import type { SponsorAd } from './types';

/** In-house ads from `in-house-ads.json`; `in-house-ads.test.ts` validates the file. */
export const IN_HOUSE_ADS: readonly SponsorAd[] = data;

/**
 * Picks an in-house ad.
 *
 * @param chance - A number from 0 to 1, excluding 1.
 * @param product - Product of the page. The ad with this name isn't picked, because it advertises
 *   the product that the reader already has open.
 */
export function inHouseAd(chance: number, product?: ProductId): SponsorAd {
  const ads = IN_HOUSE_ADS.filter(({ name }) => name !== product);
  return ads[Math.floor(chance * ads.length)]!;
}
