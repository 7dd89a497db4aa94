/** Widest mobile window of Docusaurus and Infima, in px. */
const THEIRS = 996;

/**
 * Replaces the border between the mobile and the desktop layout in a file of the theme.
 *
 * @this {{ resourcePath: string, getOptions(): { width: number } }}
 * @param {string} source A stylesheet, or the module of `useWindowSize`.
 */
module.exports = function breakpointLoader(source) {
  const { width } = this.getOptions();
  const isScript = this.resourcePath.endsWith('.js');
  const changed = isScript
    ? source.replace(`DesktopBreakpoint = ${THEIRS};`, `DesktopBreakpoint = ${width - 1};`)
    : source
        // A zoomed window has fractions of a px, which must belong to one of the two sides.
        .replaceAll(`(max-width: ${THEIRS}px)`, `(max-width: ${width - 0.02}px)`)
        .replaceAll(`(min-width: ${THEIRS + 1}px)`, `(min-width: ${width}px)`);
  const isKnown = isScript ? changed !== source : !/\b99[67](?:\.\d+)?px/.test(changed);
  if (!isKnown) {
    throw new Error(
      `desktop-breakpoint: ${this.resourcePath} names the width of ${THEIRS} px in another form than expected. Compare breakpoint-loader.cjs with this Docusaurus version.`,
    );
  }
  return changed;
};
