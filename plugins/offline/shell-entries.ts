/** The page that stands in for those that are not kept. */
const OFFLINE_PAGE = 'offline.html';

/** Fonts of the shell: the site's own; demos bring others. */
const FONT = /^assets\/fonts\/ibm-plex-sans-[^/]+\.woff2$/;

/**
 * Whether a file of the output belongs to the shell, which the worker keeps unasked.
 *
 * @param url - Address below the output folder.
 * @param bundled - The shell's scripts and styles.
 */
export function isShellEntry(url: string, bundled: readonly string[]): boolean {
  return url === OFFLINE_PAGE || bundled.includes(url) || FONT.test(url);
}
