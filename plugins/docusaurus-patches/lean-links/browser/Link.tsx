import OriginalLink from '@docusaurus/core/lib/client/exports/Link.js';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react';
import { watchLink } from './load-ahead';

type Anchor = HTMLAnchorElement;

interface Props extends ComponentProps<'a'> {
  to?: string;
  autoAddBaseUrl?: boolean;
  isNavLink?: boolean;
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

/** Whether a click opens the link in this window. */
function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
  );
}

/** Whether only Docusaurus's link renders a link: to another site, within the page, or in a navbar. */
function isOther({ to, href, target, isNavLink }: Props): boolean {
  const path = to || href;
  return isNavLink || !/^\/(?!\/)/.test(path ?? '') || (!!target && target !== '_self');
}

function PageLink({
  to,
  href,
  autoAddBaseUrl = true,
  'data-noBrokenLinkCheck': _noBrokenLinkCheck,
  ...props
}: Props) {
  const { trailingSlash, baseUrl } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  // Read from a context of its own, which never changes.
  const history = useHistory();
  const path = (to || href)!;
  const address = applyTrailingSlash(autoAddBaseUrl ? withBaseUrl(path) : path, {
    trailingSlash,
    baseUrl,
  });
  const follow = (event: MouseEvent<Anchor>) => {
    props.onClick?.(event);
    if (isPlainClick(event)) {
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
 * Docusaurus's link, for the browser. A link to another page of the site reads no context that
 * changes with the address, so a change of page doesn't render the links that stay. Its page loads
 * when the reader points at it, touches it, or rests on it with the focus, and ahead while it's in view.
 */
export default function Link(props: Props) {
  return isOther(props) ? <OriginalLink {...props} /> : <PageLink {...props} />;
}
