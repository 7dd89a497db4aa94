import { hostPath } from '@site/src/foundation/browser/local-path';
import data from './in-house-ads.json';
import type { SponsorAd } from './types';

/** In-house ads from `in-house-ads.json`; `in-house-ads.test.ts` validates the file. */
export const IN_HOUSE_ADS: readonly SponsorAd[] = data.map((ad) => ({
  ...ad,
  img: hostPath(ad.img),
}));

/**
 * Picks an in-house ad.
 *
 * @param chance - A number from 0 to 1, excluding 1.
 * @param path - Path of the page, with or without a version. An ad whose link leads to this page or
 *   to its product isn't picked, because the reader already has it open.
 */
export function inHouseAd(chance: number, path = ''): SponsorAd {
  const ads = IN_HOUSE_ADS.filter(({ link }) => !path.startsWith(new URL(link).pathname));
  return ads[Math.floor(chance * ads.length)]!;
}
