/**
 * Whether a request was sent by a page of the site. Browsers set `Origin` and `Sec-Fetch-Site`, and
 * scripts of other sites cannot forge them; a request with neither is refused.
 *
 * @param origins - Additional origins of the site. Required if a proxy changes the host name.
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
  // The scheme isn't compared: behind a proxy that terminates TLS, requests arrive over http.
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
