/** Maximum width of the mobile layout of Docusaurus and Infima, in px. */
const THEIRS = 996;

/**
 * Replaces the breakpoint between the mobile and desktop layouts in a file of the theme.
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
        // Zoomed windows can have fractional widths, which must match one of the two.
        .replaceAll(`(max-width: ${THEIRS}px)`, `(max-width: ${width - 0.02}px)`)
        .replaceAll(`(min-width: ${THEIRS + 1}px)`, `(min-width: ${width}px)`);
  const isKnown = isScript ? changed !== source : !/\b99[67](?:\.\d+)?px/.test(changed);
  if (!isKnown) {
    throw new Error(
      `desktop-breakpoint: ${this.resourcePath} contains ${THEIRS} px in an unexpected form. Compare breakpoint-loader.cjs with this Docusaurus version.`,
    );
  }
  return changed;
};
