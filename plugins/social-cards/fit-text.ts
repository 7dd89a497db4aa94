import type { Fonts } from './types';

/** Font sizes of a title in pixels, and how many lines it may have in each. */
const TITLE_SIZES = [
  { size: 104, lines: 2 },
  { size: 92, lines: 2 },
  { size: 80, lines: 3 },
  { size: 70, lines: 3 },
  { size: 60, lines: 3 },
] as const;

/** Space between the letters of a title, in em. */
export const TITLE_SPACING = -0.02;

const ELLIPSIS = '…';

/** Step in which lines of equal length are searched, in pixels. */
const BALANCE_STEP = 12;

/** Ends of the parts of a name in code: `use|Media|Query`, `data-|grid`. */
const PARTS = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[-._/])/u;

/** A title's lines and font size in pixels. */
export interface FittedTitle {
  size: number;
  lines: readonly string[];
}

type WidthOf = (text: string) => number;

/** The pieces of a word that fit into the width: its parts, or else groups of letters. */
function piecesOf(word: string, width: number, widthOf: WidthOf): string[] {
  const pieces: string[] = [];
  let piece = '';
  const parts = word.split(PARTS).flatMap((part) => (widthOf(part) > width ? [...part] : [part]));
  for (const part of parts) {
    if (piece !== '' && widthOf(piece + part) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += part;
  }
  return [...pieces, piece];
}

/** Fills lines one after another. A word that is too wide for a line is divided. */
function linesOf(words: readonly string[], width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
    } else {
      const pieces = widthOf(word) > width ? piecesOf(word, width, widthOf) : [word];
      lines.push(...(line === '' ? [] : [line]), ...pieces.slice(0, -1));
      line = pieces.at(-1)!;
    }
  }
  return [...lines, line];
}

/** The same number of lines, of similar widths. */
function balanced(words: readonly string[], width: number, widthOf: WidthOf): string[] {
  let lines = linesOf(words, width, widthOf);
  const count = lines.length;
  const least = Math.max(BALANCE_STEP, ...words.map(widthOf));
  for (let narrower = width - BALANCE_STEP; narrower >= least; narrower -= BALANCE_STEP) {
    const next = linesOf(words, narrower, widthOf);
    if (next.length > count) {
      break;
    }
    lines = next;
  }
  return lines;
}

function shortened(text: string, width: number, widthOf: WidthOf): string {
  const letters = [...text];
  while (letters.length > 0 && widthOf(letters.join('').trimEnd() + ELLIPSIS) > width) {
    letters.pop();
  }
  return letters.join('').trimEnd() + ELLIPSIS;
}

/**
 * Chooses the font size and the lines of a title: the largest size in which no word is divided. If
 * there is none, words are divided, and what is left after the last line is cut off.
 *
 * @param title - Text in characters that the fonts have.
 * @param width - Width of the lines in pixels.
 */
export function fitTitle(title: string, width: number, fonts: Fonts): FittedTitle {
  const words = title.split(/\s+/).filter(Boolean);
  const widthAt =
    (size: number): WidthOf =>
    (text) =>
      (fonts.widthOf(text, 600) + [...text].length * TITLE_SPACING) * size;
  for (const { size, lines: most } of TITLE_SIZES) {
    const widthOf = widthAt(size);
    const lines = balanced(words, width, widthOf);
    if (lines.length <= most && words.every((word) => widthOf(word) <= width)) {
      return { size, lines };
    }
  }
  const { size, lines: most } = TITLE_SIZES.at(-1)!;
  const widthOf = widthAt(size);
  const lines = linesOf(words, width, widthOf);
  return lines.length <= most
    ? { size, lines }
    : {
        size,
        lines: [
          ...lines.slice(0, most - 1),
          shortened(lines.slice(most - 1).join(' '), width, widthOf),
        ],
      };
}

/**
 * The groups around a page as one line. If they don't fit, the outermost ones are left out, because
 * the innermost one says most; a group that doesn't fit alone is cut off.
 */
export function fitSection(
  section: readonly string[],
  width: number,
  size: number,
  fonts: Fonts,
): string {
  const widthOf = (text: string) => fonts.widthOf(text, 400) * size;
  for (let first = 0; first < section.length; first += 1) {
    const text = section.slice(first).join(' / ');
    if (widthOf(text) <= width) {
      return text;
    }
  }
  const innermost = section.at(-1);
  return innermost === undefined ? '' : shortened(innermost, width, widthOf);
}
