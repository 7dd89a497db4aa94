import fs from 'node:fs';
import path from 'node:path';
import type { Font } from 'fontkitten';
import type { Fonts, TextRun, Weight } from './types';
import { woffToSfnt } from './woff-to-sfnt';

const WEIGHTS: readonly Weight[] = [400, 600];

/** Parts of the site's font by script. A character comes from the first one that has it. */
const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'];

/** The files of the site's font that the cards use, and the family that each one gets. */
export const FONT_SOURCES = WEIGHTS.flatMap((weight) =>
  SUBSETS.map((subset) => ({
    weight,
    family: `${subset}-${weight}`,
    source: require.resolve(
      `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${subset}-${weight}-normal.woff`,
    ),
  })),
);

/** The fonts for the layout, and their files for the renderer. */
export interface LoadedFonts extends Fonts {
  files: string[];
}

/**
 * Unpacks and reads the fonts of the cards.
 *
 * @param folder - Folder for the unpacked files.
 */
export async function loadFonts(folder: string): Promise<LoadedFonts> {
  const { create } = await import('fontkitten');
  fs.mkdirSync(folder, { recursive: true });
  const loaded = FONT_SOURCES.map(({ weight, family, source }) => {
    const data = woffToSfnt(fs.readFileSync(source), family);
    const file = path.join(folder, `${family}.ttf`);
    fs.writeFileSync(file, data);
    return { weight, family, file, font: create(data) as Font };
  });

  const fontOf = (character: string, wanted: Weight) =>
    loaded.find(
      ({ weight, font }) =>
        weight === wanted && font.hasGlyphForCodePoint(character.codePointAt(0)!),
    );
  return {
    files: loaded.map(({ file }) => file),

    has: (character) => WEIGHTS.every((weight) => fontOf(character, weight)),

    widthOf(text, weight) {
      let width = 0;
      for (const character of text) {
        const font = fontOf(character, weight)?.font;
        if (font) {
          const { advanceWidth } = font.glyphForCodePoint(character.codePointAt(0)!);
          width += advanceWidth / font.unitsPerEm;
        }
      }
      return width;
    },

    runsOf(text, weight) {
      const runs: TextRun[] = [];
      for (const character of text) {
        const family = fontOf(character, weight)?.family;
        const last = runs.at(-1);
        if (family !== undefined && family === last?.family) {
          last.text += character;
        } else if (family !== undefined) {
          runs.push({ family, text: character });
        }
      }
      return runs;
    },
  };
}
