/**
 * Whether a request comes from a page of the site itself. Browsers say so in `Origin` and
 * `Sec-Fetch-Site`, which scripts of other sites cannot forge; a request with neither is refused.
 *
 * @param origins - Origins of the site besides the address that the request was sent to: needed where
 *   a proxy gives the collector another host name than readers see.
 */
export function isSameSite(request: Request, origins: readonly string[]): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  if (site !== null && site !== 'same-origin') {
    return false;
  }
  if (origin === null) {
    return site !== null;
  }
  if (origins.includes(origin)) {
    return true;
  }
  // Not the scheme: behind a proxy that ends TLS the request was sent by http.
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
