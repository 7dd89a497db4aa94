import { useHistory } from '@docusaurus/router';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react';
import { isPlainClick } from '../plain-click';
import { watchLink } from './load-ahead';

type Anchor = HTMLAnchorElement;

interface Props extends ComponentProps<'a'> {
  to?: string;
  autoAddBaseUrl?: boolean;
  'data-noBrokenLinkCheck'?: boolean;
}

function preload({ currentTarget }: Pick<SyntheticEvent<Anchor>, 'currentTarget'>): void {
  void window.docusaurus.preload(currentTarget.pathname);
}

/** How long a link has the focus before its page loads, in ms. A reader who tabs passes many. */
const REST = 150;

function preloadSoon(event: SyntheticEvent<Anchor>): void {
  const { currentTarget } = event;
  const timer = window.setTimeout(() => preload({ currentTarget }), REST);
  currentTarget.addEventListener('blur', () => window.clearTimeout(timer), { once: true });
}

/** The address that Docusaurus's link has on the server. */
function useAddress(path: string | undefined, addsBaseUrl: boolean): string | undefined {
  const { trailingSlash, baseUrl } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  const bare = path?.replace('pathname://', '');
  const address = addsBaseUrl && bare?.startsWith('/') ? withBaseUrl(bare) : bare;
  return address && isInternalUrl(path)
    ? applyTrailingSlash(address, { trailingSlash, baseUrl })
    : address;
}

/** A link to a page of the site, in this window. */
function PageLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  // Read from a context of its own, which never changes.
  const history = useHistory();
  let address = href;
  if (!href.startsWith('/')) {
    const { origin } = window.location;
    address = new URL(href, origin + history.location.pathname).href.slice(origin.length);
  }
  const follow = (event: MouseEvent<Anchor>) => {
    props.onClick?.(event);
    if (!event.defaultPrevented && isPlainClick(event)) {
      event.preventDefault();
      const { pathname, search, hash } = history.location;
      history[pathname + search + hash === address ? 'replace' : 'push'](address);
    }
  };
  return (
    <a
      ref={watchLink}
      {...props}
      href={address}
      onClick={follow}
      onMouseEnter={(event) => {
        props.onMouseEnter?.(event);
        preload(event);
      }}
      onTouchStart={(event) => {
        props.onTouchStart?.(event);
        preload(event);
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        preloadSoon(event);
      }}
    />
  );
}

/**
 * Docusaurus's link, for the browser. It reads no context that changes with the address, so a change of
 * page doesn't render the links that stay. The page of a link loads when the reader points at it, touches
 * it, or rests on it with the focus, and ahead while it's in view.
 */
export default function Link({
  to,
  href,
  autoAddBaseUrl = true,
  'data-noBrokenLinkCheck': _noBrokenLinkCheck,
  ...props
}: Props) {
  const path = to || href;
  const address = useAddress(path, autoAddBaseUrl);
  const isInternal = isInternalUrl(path);
  const opensHere = !props.target || props.target === '_self';
  return address && isInternal && opensHere && !address.startsWith('#') ? (
    <PageLink {...props} href={address} />
  ) : (
    <a
      href={address}
      {...(path && !isInternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...props}
    />
  );
}
