const ELEMENT_ADDRESS =
  /<[a-z][\w-]*\s(?:[^<>]*?\s)?(?:href|src|action|poster)=["']?(\/[^\s"'<>$]*)[\s"'>]/gi;

/**
 * The addresses in HTML that leave the site at the root of its host instead of its base URL.
 *
 * @param html - A page, or a script or data that contains HTML.
 * @param base - The site's base URL, with slashes at both ends.
 */
export function outsideBase(html: string, base: string): string[] {
  // In strings of scripts and data, quotes are escaped.
  const found = html.replaceAll('\\"', '"').matchAll(ELEMENT_ADDRESS);
  return Array.from(found, ([, address = '']) => address).filter(
    (address) => !address.startsWith(base) && !address.startsWith('//'),
  );
}
