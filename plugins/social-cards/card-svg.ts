import { ownValue } from '../../src/own-value';
import { TITLE_SPACING, fitSection, fitTitle } from './fit-text';
import type { Card, CardColors, Fonts, Weight } from './types';

/** Size of a card in pixels, as recommended for `summary_large_image`. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 72;
const TEXT_WIDTH = CARD_SIZE.width - 2 * MARGIN;
const LOGO = 80;
const PRODUCT_SIZE = 42;
/** Outline around the version. */
const BADGE = { size: 30, height: 50, padding: 20 };
const SECTION_SIZE = 36;
/** Distance between the section and the capitals of the title. */
const SECTION_GAP = 38;
/** Distance between the baselines of a title, in em. */
const LINE_HEIGHT = 1.14;
/** Height of capitals in the font, in em. */
const CAPITALS = 0.698;
/** Depth of letters such as g that reaches into the margin's line, in em. */
const DESCENT = 0.1;
/** Middle of the line with logo, product and version. */
const HEAD = MARGIN + LOGO / 2;
/** The large logo in the background. */
const BACKDROP = { size: 600, x: 800, y: -170, opacity: 0.16 };

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

interface TextStyle {
  x: number;
  /** Baseline. */
  y: number;
  size: number;
  weight: Weight;
  color: string;
  /** Space between letters in em. */
  spacing?: number;
}

/** A text as one element per font: the renderer can lose texts that mix fonts in one. */
function textSvg(
  content: string,
  { x, y, size, weight, color, spacing = 0 }: TextStyle,
  fonts: Fonts,
): string {
  let from = x;
  return fonts
    .runsOf(content, weight)
    .map(({ family, text }) => {
      const escaped = text.replace(/[&<>]/g, (character) => ownValue(ESCAPED, character)!);
      const element = `<text xml:space="preserve" x="${from}" y="${y}" font-family="${family}" font-size="${size}" letter-spacing="${spacing * size}" fill="${color}">${escaped}</text>`;
      from += (fonts.widthOf(text, weight) + [...text].length * spacing) * size;
      return element;
    })
    .join('');
}

/** Places a logo, whose markup has a size of its own. */
function logo(svg: string, x: number, y: number, size: number): string {
  return svg.replace(
    /^<svg\b[^>]*>/,
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32">`,
  );
}

/** Baseline of a text in the line with the logo. */
const headBaseline = (size: number) => HEAD + (CAPITALS * size) / 2;

function versionBadge(version: string, x: number, colors: CardColors, fonts: Fonts): string {
  const label = `v${version}`;
  const { height, padding, size } = BADGE;
  const width = fonts.widthOf(label, 400) * size + 2 * padding;
  return [
    `<rect x="${x}" y="${HEAD - height / 2}" width="${width}" height="${height}" rx="${height / 2}" fill="none" stroke="${colors.border}" stroke-width="2"/>`,
    textSvg(
      label,
      { x: x + padding, y: headBaseline(size), size, weight: 400, color: colors.text },
      fonts,
    ),
  ].join('');
}

/**
 * A card as SVG, for a renderer that has the same fonts.
 *
 * @param card - Its texts contain only characters that the fonts have.
 */
export function cardSvg(card: Card, colors: CardColors, fonts: Fonts): string {
  const { size, lines } = fitTitle(card.title, TEXT_WIDTH, fonts);
  const bottom = CARD_SIZE.height - MARGIN - size * DESCENT;
  const baselineOf = (index: number) => bottom - (lines.length - 1 - index) * size * LINE_HEIGHT;
  const nameX = MARGIN + LOGO + 26;
  const versionX = nameX + fonts.widthOf(card.product, 600) * PRODUCT_SIZE + 24;
  const product: TextStyle = {
    x: nameX,
    y: headBaseline(PRODUCT_SIZE),
    size: PRODUCT_SIZE,
    weight: 600,
    color: colors.text,
  };
  const section: TextStyle = {
    x: MARGIN,
    y: baselineOf(0) - CAPITALS * size - SECTION_GAP,
    size: SECTION_SIZE,
    weight: 400,
    color: colors.section,
  };
  const title = (index: number): TextStyle => ({
    // Large letters have much space of their own to the left.
    x: MARGIN - size * 0.05,
    y: baselineOf(index),
    size,
    weight: 600,
    color: colors.title,
    spacing: TITLE_SPACING,
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${colors.background}"/>`,
    `<g opacity="${BACKDROP.opacity}">${logo(card.logoSvg, BACKDROP.x, BACKDROP.y, BACKDROP.size)}</g>`,
    logo(card.logoSvg, MARGIN, MARGIN, LOGO),
    textSvg(card.product, product, fonts),
    card.version === null ? '' : versionBadge(card.version, versionX, colors, fonts),
    textSvg(fitSection(card.section, TEXT_WIDTH, SECTION_SIZE, fonts), section, fonts),
    ...lines.map((line, index) => textSvg(line, title(index), fonts)),
    '</svg>',
  ].join('');
}
