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

/** A part of a text that is in one font. */
export interface TextRun {
  /** The font's family, under which the renderer finds it. */
  family: string;
  text: string;
}

/** What the layout has to know about the fonts. */
export interface Fonts {
  /** Whether one of the fonts has the character, in all weights. */
  has: (character: string) => boolean;
  /** Width of a text in em, without kerning, which makes most texts a little narrower. */
  widthOf: (text: string, weight: Weight) => number;
  /** Divides a text by font. Leaves out characters that no font has. */
  runsOf: (text: string, weight: Weight) => TextRun[];
}
