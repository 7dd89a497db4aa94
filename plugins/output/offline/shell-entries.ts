/** The page shown instead of pages that aren't cached. */
export const OFFLINE_PAGE = 'offline.html';

/** Fonts of the site itself; demos load others. */
const FONT = /^assets\/fonts\/ibm-plex-sans-site-[^/]+\.woff2$/;

/**
 * Whether an output file belongs to the shell, which the worker precaches.
 *
 * @param url - Path below the output folder.
 * @param bundled - The shell's scripts and styles.
 */
export function isShellEntry(url: string, bundled: readonly string[]): boolean {
  return url === OFFLINE_PAGE || bundled.includes(url) || FONT.test(url);
}
