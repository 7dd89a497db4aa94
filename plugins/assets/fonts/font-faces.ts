/** One font file of a family. */
export interface FontFace {
  family: string;
  weight: number;
  /** Module request for the bundler, or a path below the static folder. */
  url: string;
  /** Characters in the file, as a CSS `unicode-range`. */
  unicodeRange?: string;
}

/** Font metrics that determine the size of a text. */
export interface FontMetrics {
  familyName: string;
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
}

/** The Latin range, copied from the packages' stylesheets. */
export const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/**
 * The part of the Latin range that the site's own texts use: ASCII, general punctuation and a few
 * signs. Its files come before the first paint, so they contain nothing else.
 */
export const SITE_RANGE =
  'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00AD,U+00B0,U+00B7,U+00BB,U+00D7,U+2000-206F,U+20AC,U+2212,U+FEFF';

/** The rest of the Latin range. */
export const OTHER_RANGE =
  'U+0000-001F,U+007F-009F,U+00A1-00A8,U+00AA,U+00AC,U+00AE-00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2122,U+2191,U+2193,U+2215,U+FFFD';

/** The characters of a CSS `unicode-range`. */
export function charactersOf(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const ends = part.replace('U+', '').split('-');
    const codes = ends.map((code) => parseInt(code, 16));
    const start = Math.min(...codes);
    return Array.from({ length: Math.max(...codes) - start + 1 }, (_, index) =>
      String.fromCodePoint(start + index),
    );
  });
}

/** CSS of a web font face. */
export function fontFace({ family, weight, url, unicodeRange }: FontFace): string {
  const range = unicodeRange ? `unicode-range:${unicodeRange};` : '';
  return `@font-face{font-family:"${family}";font-style:normal;font-display:optional;font-weight:${weight};src:url("${url}") format("woff2");${range}}`;
}

function percent(value: number): string {
  return `${Number((value * 100).toFixed(3))}%`;
}

/** A font of the operating system. */
export interface LocalFont extends FontMetrics {
  /** Names under which it's installed. */
  names: readonly string[];
  /** The weights that it stands for: the value of `font-weight` in `@font-face`. */
  weights: string;
}

/**
 * CSS of a local fallback with the metrics of the web font, so nothing moves when the web font
 * arrives: scale the local font to the same average width, then override its ascent, descent and gap.
 *
 * @param family - Name of the fallback.
 * @param real - Metrics of the web font.
 * @param local - The local font.
 */
export function fallbackFace(family: string, real: FontMetrics, local: LocalFont): string {
  const scale = real.xWidthAvg / real.unitsPerEm / (local.xWidthAvg / local.unitsPerEm);
  const relative = (value: number) => percent(value / (real.unitsPerEm * scale));
  const sources = local.names.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family}";font-weight:${local.weights};src:${sources};size-adjust:${percent(scale)};ascent-override:${relative(real.ascent)};descent-override:${relative(Math.abs(real.descent))};line-gap-override:${relative(real.lineGap)};}`;
}
