import type { ProductId } from '@site/src/products';
import data from './in-house-ads.json';
import type { SponsorAd } from './types';

/** This site's own ads, in `in-house-ads.json`; `in-house-ads.test.ts` checks the file. */
export const IN_HOUSE_ADS: readonly SponsorAd[] = data;

/**
 * Draws one of this site's own ads.
 *
 * @param chance - From 0 to 1, 1 excluded.
 * @param product - Product of the page. The ad with this name isn't drawn, because it advertises
 *   the product that the reader already has open.
 */
export function inHouseAd(chance: number, product?: ProductId): SponsorAd {
  const ads = IN_HOUSE_ADS.filter(({ name }) => name !== product);
  return ads[Math.floor(chance * ads.length)];
}
