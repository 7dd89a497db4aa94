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

/** Ends of the parts of a name in code: `use|Media|Query`, `data-|grid`. */
const PARTS = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[-._/])/gu;

/** An invisible character at which a line may end. */
const LINE_BREAK = '\u200b';

/** A title and its font size in pixels. */
export interface FittedTitle {
  text: string;
  size: number;
  /** Whether no word is divided, and nothing has to be cut off. */
  fits: boolean;
}

/** The number of lines of words of these widths. */
function linesOf(widths: readonly number[], space: number, width: number): number {
  let lines = 1;
  let end = -space;
  for (const word of widths) {
    const next = end + space + word;
    lines += next > width ? 1 : 0;
    end = next > width ? word : next;
  }
  return lines;
}

/**
 * Chooses the font size of a title: the largest in which no word is divided. If there is none, names
 * in code may be divided between their parts.
 *
 * @param text - Text in characters that the fonts have.
 * @param width - Width of the lines in pixels.
 */
export function fitTitle(text: string, width: number, fonts: Pick<Fonts, 'widthOf'>): FittedTitle {
  const widthOf = (part: string) => fonts.widthOf(part, 600) + [...part].length * TITLE_SPACING;
  const widths = text.split(' ').map(widthOf);
  const fits = TITLE_SIZES.find(
    ({ size, lines }) =>
      Math.max(...widths) <= width / size && linesOf(widths, widthOf(' '), width / size) <= lines,
  );
  return fits
    ? { text, size: fits.size, fits: true }
    : { text: text.replace(PARTS, LINE_BREAK), size: TITLE_SIZES.at(-1)!.size, fits: false };
}

/**
 * The groups around a page as one line. If they don't fit, the outermost ones are left out, because
 * the innermost one says most. The renderer cuts off a group that doesn't fit by itself.
 */
export function fitSection(
  section: readonly string[],
  width: number,
  size: number,
  fonts: Pick<Fonts, 'widthOf'>,
): string {
  const texts = section.map((_, first) => section.slice(first).join(' / '));
  return texts.find((text) => fonts.widthOf(text, 400) * size <= width) ?? section.at(-1) ?? '';
}
