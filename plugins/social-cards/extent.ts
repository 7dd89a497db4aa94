import { sample } from '../../scripts/selection/sample';

/** Which pages get a card: all of them, or a fixed sample. */
export type CardExtent = 'all' | 'sample';

/** Pages in the sample, in addition to the home page. */
const SAMPLE_SIZE = 24;

/**
 * Reads the environment variable `SOCIAL_CARDS`.
 *
 * @throws If it has another value than `sample`.
 */
export function cardExtent(value = ''): CardExtent {
  if (value === '') {
    return 'all';
  }
  if (value !== 'sample') {
    throw new Error(
      `SOCIAL_CARDS="${value}" is not valid. Set it to "sample" to draw the social cards of some pages only, or leave it out to draw all.`,
    );
  }
  return 'sample';
}

/**
 * The pages that get a card.
 *
 * @param routes - Paths of all pages with the base URL; the home page's is the shortest.
 */
export function pagesWithCard(extent: CardExtent, routes: readonly string[]): Set<string> {
  if (extent === 'all') {
    return new Set(routes);
  }
  const [home] = [...routes].sort((one, other) => one.length - other.length);
  return new Set([...(home === undefined ? [] : [home]), ...sample(routes, SAMPLE_SIZE, 'cards')]);
}
