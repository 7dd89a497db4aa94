/**
 * The address of a page as links have it: in lower case, without `index.html`, `.html`, repeated slashes and
 * escaped letters, and with a slash at the end. Hosts also serve pages at others, or the 404 page.
 *
 * The script of the 404 page contains the text of this function, so it can't use anything else.
 *
 * @param pathname - The path of the address, with the base URL.
 * @param baseUrl - The site's base URL, with slashes at both ends.
 * @returns The same path if it's outside the base URL.
 * @example plainPath('/Material-UI//react%2Dbutton.html', '/') // '/material-ui/react-button/'
 */
export function plainPath(pathname: string, baseUrl: string): string {
  const path = pathname
    .toLowerCase()
    .replace(/%[\da-f]{2}/g, (code) => {
      const letter = String.fromCharCode(parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(letter) ? letter.toLowerCase() : code.toUpperCase();
    })
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '/')
    .replace(/\/[^/.]+$/, '$&/');
  return path.startsWith(baseUrl.toLowerCase()) ? baseUrl + path.slice(baseUrl.length) : pathname;
}
