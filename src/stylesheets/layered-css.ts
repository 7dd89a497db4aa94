const URL_REFERENCE = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/g;

/** Addresses that do not depend on where the stylesheet stands. */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/|#)/i;

/**
 * A stylesheet's text as it stands inside a `<style>` element, within a cascade layer. There,
 * relative addresses would be those of the page.
 *
 * @param css - Text without `@import`, which a layer cannot hold.
 * @param href - Absolute address of the stylesheet.
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
