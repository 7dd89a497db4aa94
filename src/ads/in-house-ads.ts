import data from './in-house-ads.json';
import type { SponsorAd } from './types';

/** This site's own ads, in `in-house-ads.json`; `in-house-ads.test.ts` checks the file. */
export const IN_HOUSE_ADS: readonly SponsorAd[] = data;

/**
 * Draws one of this site's own ads.
 *
 * @param chance - From 0 to 1, 1 excluded.
 */
export function inHouseAd(chance: number): SponsorAd {
  return IN_HOUSE_ADS[Math.floor(chance * IN_HOUSE_ADS.length)];
}
