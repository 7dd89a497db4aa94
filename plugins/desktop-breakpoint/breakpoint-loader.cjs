const path = require('node:path');

/** Maximum width of the mobile layout of Docusaurus and Infima, in px. */
const THEIRS = 996;

const HOOK = path.join(__dirname, 'browser', 'window-size-hook.ts');

function stylesheet(source, width) {
  const changed = source
    // Zoomed windows can have fractional widths, which must match one of the two.
    .replaceAll(`(max-width: ${THEIRS}px)`, `(max-width: ${width - 0.02}px)`)
    .replaceAll(`(min-width: ${THEIRS + 1}px)`, `(min-width: ${width}px)`);
  return /\b99[67](?:\.\d+)?px/.test(changed) ? null : changed;
}

// Nothing of the original is kept, but another export would be missing.
function script(source, width) {
  const exported = source.match(/\bexport\b[^{(=]*/g) ?? [];
  return source.includes(`DesktopBreakpoint = ${THEIRS};`) &&
    exported.join() === 'export function useWindowSize'
    ? `import { windowSizeHook } from ${JSON.stringify(HOOK)};\nexport const useWindowSize = windowSizeHook(${width});\n`
    : null;
}

/**
 * Replaces the breakpoint between the mobile and desktop layouts in a stylesheet of the theme, or
 * the module of `useWindowSize` by the site's own hook.
 *
 * @this {{ resourcePath: string, getOptions(): { width: number } }}
 * @param {string} source A stylesheet, or the module of `useWindowSize`.
 */
module.exports = function breakpointLoader(source) {
  const { width } = this.getOptions();
  const isScript = this.resourcePath.endsWith('.js');
  const changed = isScript ? script(source, width) : stylesheet(source, width);
  if (changed === null) {
    throw new Error(
      `desktop-breakpoint: ${this.resourcePath} contains ${THEIRS} px in an unexpected form. Compare breakpoint-loader.cjs with this Docusaurus version.`,
    );
  }
  return changed;
};
