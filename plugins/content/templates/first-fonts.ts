/** The Latin files of the font of the look that templates have at first. */
const FONT = /url\(["']?([^"')]*\/inter-latin-\d+-normal[^"')]*\.woff2)/g;

/**
 * The fonts of a template's first paint. Its preview preloads them: a font that arrives after the
 * text changes where lines break.
 *
 * @param css - A stylesheet of the preview.
 * @returns URLs as written in the stylesheet, without duplicates.
 */
export function firstFonts(css: string): string[] {
  return [...new Set(Array.from(css.matchAll(FONT), ([, url]) => url!))];
}
