import type { Extent } from '../../shared/extent';
import { fixedSample } from '../../shared/fixed-sample';

/** Pages in the sample, in addition to the home page. */
const SAMPLE_SIZE = 24;

/**
 * The pages that get a card.
 *
 * @param routes - Paths of all pages with the base URL; the home page's is the shortest.
 */
export function pagesWithCard(extent: Extent, routes: readonly string[]): Set<string> {
  if (extent === 'all') {
    return new Set(routes);
  }
  const [home] = [...routes].sort((one, other) => one.length - other.length);
  return new Set([
    ...(home === undefined ? [] : [home]),
    ...fixedSample(routes, SAMPLE_SIZE, 'cards'),
  ]);
}
