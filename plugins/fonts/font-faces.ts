/** One font file of a family. */
export interface FontFace {
  family: string;
  weight: number;
  /** Request that the bundler resolves, or an address below the static folder. */
  url: string;
  /** Characters that the file holds, as CSS writes it. */
  unicodeRange?: string;
}

/** The measures of a font that decide how much room a text takes. */
export interface FontMetrics {
  familyName: string;
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
}

/** Latin, as the packages' own style sheets state it. */
export const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** CSS of one downloadable face. */
export function fontFace({ family, weight, url, unicodeRange }: FontFace): string {
  const range = unicodeRange ? `unicode-range:${unicodeRange};` : '';
  return `@font-face{font-family:"${family}";font-style:normal;font-display:optional;font-weight:${weight};src:url("${url}") format("woff2");${range}}`;
}

function percent(value: number): string {
  return `${Number((value * 100).toFixed(3))}%`;
}

/**
 * CSS of a local stand-in that takes the same room as the real font, so that nothing moves when
 * the file arrives. The rule: scale the local font to the average width, then give it the real
 * font's ascent, descent and gap.
 *
 * @param family - Name of the stand-in.
 * @param real - Metrics of the font that it stands in for.
 * @param local - Metrics of the font that readers have.
 * @param localNames - Names under which that font is installed.
 */
export function fallbackFace(
  family: string,
  real: FontMetrics,
  local: FontMetrics,
  localNames: readonly string[],
): string {
  const scale = real.xWidthAvg / real.unitsPerEm / (local.xWidthAvg / local.unitsPerEm);
  const relative = (value: number) => percent(value / (real.unitsPerEm * scale));
  const sources = localNames.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(scale)};ascent-override:${relative(real.ascent)};descent-override:${relative(Math.abs(real.descent))};line-gap-override:${relative(real.lineGap)};}`;
}
