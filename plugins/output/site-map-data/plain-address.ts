import { plainPath } from '../../../src/shell/navigation';

/** Name of the script, below the base URL. */
export const PLAIN_ADDRESS = 'plain-address.js';

/**
 * The script of the 404 page: if the address isn't how links write it, it loads the one that is. The app
 * would show the page that it means, with the HTML of the 404 page. A host that redirects back to the same
 * address has no such page.
 *
 * It's a file, because an inline script would need its own hash in the Content-Security-Policy header of
 * every response.
 */
export function plainAddressScript(baseUrl: string): string {
  return `{let {pathname,search,hash,href}=location,plain=(${plainPath})(pathname,${JSON.stringify(baseUrl)});
if(plain!==pathname&&pathname!==${JSON.stringify(`${baseUrl}404.html`)}&&document.referrer!==href.split('#')[0]){stop();location.replace(plain+search+hash)}}
`;
}

/** Adds the script to the 404 page, before everything that the browser would load for it. */
export function withPlainAddress(html: string, baseUrl: string): string {
  return html.replace(
    /<meta charset="?utf-8"?\s*\/?>/i,
    (charset) => `${charset}<script src="${baseUrl}${PLAIN_ADDRESS}"></script>`,
  );
}
