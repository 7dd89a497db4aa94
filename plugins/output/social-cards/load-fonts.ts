import fs from 'node:fs';
import type { Font } from 'fontkitten';
import type { Fonts, Weight } from './types';

const WEIGHTS: readonly Weight[] = [400, 600];

/** Parts of the site's font by script. A character comes from the first one that has it. */
const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'];

/** The files of the site's font that the cards use. */
export const FONT_SOURCES = WEIGHTS.flatMap((weight) =>
  SUBSETS.map((name) => ({
    name,
    weight,
    source: require.resolve(
      `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${name}-${weight}-normal.woff`,
    ),
  })),
);

/** Reads the fonts of the cards. */
export async function loadFonts(): Promise<Fonts> {
  const { create } = await import('fontkitten');
  const loaded = FONT_SOURCES.map(({ name, weight, source }) => {
    const data = fs.readFileSync(source);
    return { name, weight, data, font: create(data) as Font };
  });
  const fontOf = (character: string, wanted: Weight) =>
    loaded.find(
      ({ weight, font }) =>
        weight === wanted && font.hasGlyphForCodePoint(character.codePointAt(0)!),
    )?.font;
  return {
    files: loaded.map(({ name, weight, data }) => ({ name, weight, data })),
    family: SUBSETS.join(', '),
    has: (character) => WEIGHTS.every((weight) => fontOf(character, weight)),
    widthOf: (text, weight) =>
      [...text].reduce((width, character) => {
        const font = fontOf(character, weight);
        const glyph = font?.glyphForCodePoint(character.codePointAt(0)!);
        return width + (font && glyph ? glyph.advanceWidth / font.unitsPerEm : 0);
      }, 0),
  };
}
