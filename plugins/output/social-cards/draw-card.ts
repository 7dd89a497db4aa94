import satori from 'satori';
import sharp from 'sharp';
import { CARD_SIZE, cardLayout } from './card-layout';
import type { Card, CardColors, Fonts } from './types';

/** A palette makes files half as large. At this quality, colors differ by less than anyone sees. */
const PNG = { palette: true, quality: 95, effort: 1, dither: 0 };

/** Draws a card as a PNG. */
export async function drawCard(card: Card, colors: CardColors, fonts: Fonts): Promise<Buffer> {
  const svg = await satori(cardLayout(card, colors, fonts), { ...CARD_SIZE, fonts: fonts.files });
  return sharp(Buffer.from(svg)).png(PNG).toBuffer();
}
