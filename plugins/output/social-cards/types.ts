/** The text and logo on a card. */
export interface Card {
  title: string;
  /** Name of the product, or of the site for pages outside the products. */
  product: string;
  /** The product's logo as SVG markup, square. */
  logoSvg: string;
  /** Version of an archived page, such as `6.5.0`. */
  version: string | null;
  /** Groups of the sidebar around the page, outermost first. */
  section: readonly string[];
  /** Color of the section, as a CSS value, instead of `CardColors.section`. */
  accent?: string;
}

/** Colors of a card, as CSS values. */
export interface CardColors {
  background: string;
  /** Strongest text. */
  title: string;
  /** Product and version. */
  text: string;
  section: string;
  /** Border of the version. */
  border: string;
}

/** Weights of the text on a card. */
export type Weight = 400 | 600;

/** The fonts of the cards. */
export interface Fonts {
  /** The fonts for the renderer, which reads WOFF. */
  files: { name: string; weight: Weight; data: Buffer }[];
  /** The names of the fonts as a CSS value, in the order in which they are searched. */
  family: string;
  /** Whether one of the fonts has the character, in all weights. */
  has: (character: string) => boolean;
  /** Width of a text in em, without kerning, which makes most texts a little narrower. */
  widthOf: (text: string, weight: Weight) => number;
}
