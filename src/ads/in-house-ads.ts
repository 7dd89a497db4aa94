import data from './in-house-ads.json';
import type { SponsorAd } from './types';

/** In-house ads from `in-house-ads.json`; `in-house-ads.test.ts` validates the file. */
export const IN_HOUSE_ADS: readonly SponsorAd[] = data;

/**
 * Picks an in-house ad.
 *
 * @param chance - A number from 0 to 1, excluding 1.
 */
export function inHouseAd(chance: number): SponsorAd {
  return IN_HOUSE_ADS[Math.floor(chance * IN_HOUSE_ADS.length)];
}
