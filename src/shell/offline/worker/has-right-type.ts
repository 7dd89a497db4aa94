/** Matches paths of files other than HTML documents; page URLs end in a slash or a name. */
const FILE = /\.(?!html$)[a-z]\w*$/i;

/**
 * Whether a response isn't an HTML page in place of another file. Some hosts answer every URL with
 * a page and status 200, permanently (a fallback for single-page apps) or during a failure. A page
 * cached as a script would break the site even after the host has recovered.
 *
 * @param url - The requested URL with origin.
 */
export function hasRightType(url: string, response: Response): boolean {
  const isHtml = /^text\/html\b/i.test(response.headers.get('Content-Type') ?? '');
  return !isHtml || !FILE.test(new URL(url).pathname);
}
