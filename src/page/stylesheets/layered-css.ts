const URL_REFERENCE = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/g;

/** URLs that don't depend on the location of the stylesheet. */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/|#)/i;

/**
 * Wraps a stylesheet in a cascade layer for a `<style>` element. Relative URLs are made absolute,
 * because they would be resolved against the page.
 *
 * @param css - Text without `@import`, which isn't allowed inside a layer.
 * @param href - Absolute URL of the stylesheet.
 * @param layer - Name of the layer.
 */
export function layeredCss(css: string, href: string, layer: string): string {
  const resolved = css.replace(URL_REFERENCE, (whole, ...groups: (string | undefined)[]) => {
    const address = groups.slice(0, 3).find((group) => group !== undefined) ?? '';
    return address === '' || ABSOLUTE.test(address)
      ? whole
      : `url("${new URL(address, href).href}")`;
  });
  return `@layer ${layer}{${resolved}}`;
}
