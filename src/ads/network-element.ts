/** The element that a network's script inserts (Carbon's name for it), or that the feed's ad has. */
const ELEMENT = ':is(#carbonads, [data-network-ad])';

/**
 * Lets a network's script insert its ad into an element.
 *
 * @returns The way to take both out again.
 */
export function insertScript(host: HTMLElement, address: string): () => void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  // By this name such scripts find the place for their element: before themselves.
  script.id = '_carbonads_js';
  host.append(script);
  return () => host.replaceChildren();
}

/**
 * Looks for the network's ad in an element. What has no link is no ad: a broken one stays unseen.
 *
 * @returns Where the ad leads; `null` while there is none.
 */
export function findAdLink(host: Element | null): string | null {
  const links = host?.querySelectorAll<HTMLAnchorElement>(`${ELEMENT} a[href]`) ?? [];
  for (const link of links) {
    // The network's own links need not say so, but search engines and the new page should know.
    link.rel = 'sponsored noopener';
    link.target = '_blank';
  }
  return links[0]?.href ?? null;
}
