import { renderAsync } from '@resvg/resvg-js';
import { cardSvg } from './card-svg';
import type { LoadedFonts } from './load-fonts';
import { palettePng } from './palette-png';
import type { Card, CardColors } from './types';

/** The renderer draws in Node's threads. More at once would take memory, but no less time. */
const AT_ONCE = 2;

/** Draws a card as a PNG. */
export async function drawCard(
  card: Card,
  colors: CardColors,
  fonts: LoadedFonts,
): Promise<Buffer> {
  const image = await renderAsync(cardSvg(card, colors, fonts), {
    font: { loadSystemFonts: false, fontFiles: fonts.files },
  });
  const { width, height, pixels } = image;
  return palettePng({ width, height, pixels }) ?? image.asPng();
}

/**
 * Runs a task for each item, a few at a time.
 *
 * @throws The first error, after the tasks that have started.
 */
export async function drawEach<Item>(
  items: Iterable<Item>,
  draw: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const drawNext = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      await draw(next.value);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, drawNext));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
}
