/**
 * Id of the element that the network's script inserts (Carbon's name), or that shows the feed's ad.
 */
const ELEMENT = ':is(#carbonads, [data-network-ad])';

/**
 * Inserts the network's script into an element, where it inserts its ad.
 *
 * @returns A function that removes both.
 */
export function insertScript(host: HTMLElement, address: string): () => void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  // Such scripts find their position by this id, and insert their element before themselves.
  script.id = '_carbonads_js';
  host.append(script);
  return () => host.replaceChildren();
}

/**
 * Looks for the network's ad in an element. An ad without a link is broken, and stays hidden.
 *
 * @returns URL of the ad's link; `null` while there is no ad.
 */
export function findAdLink(host: Element | null): string | null {
  const links = host?.querySelectorAll<HTMLAnchorElement>(`${ELEMENT} a[href]`) ?? [];
  for (const link of links) {
    // The network's links may lack these values, which search engines and the target page need.
    link.rel = 'sponsored noopener';
    link.target = '_blank';
  }
  return links[0]?.href ?? null;
}
