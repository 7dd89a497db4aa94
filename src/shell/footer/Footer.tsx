import { useHistory } from '@docusaurus/router';
import { memo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from 'docusaurus-speed/plain-click';
import styles from './Footer.module.css';

/** Docusaurus's name for the footer. */
const CONTAINER = 'theme-layout-footer';

/** The server's HTML. It's the same on all pages, so the scripts don't contain the links. */
const SERVED = {
  __html: globalThis.document?.querySelector(`.${CONTAINER}`)?.innerHTML ?? '',
};

/** The footer of every page: links to pages, packages and sources, and the license. */
export const Footer = memo(function Footer() {
  const { push } = useHistory();
  const className = `${CONTAINER} ${styles.footer}`;

  let links: ReactNode = null;
  if (__SERVER__) {
    const { FooterLinks } = require('./FooterLinks') as typeof import('./FooterLinks');
    links = <FooterLinks />;
  }
  // `npm start` has no server.
  if (process.env.NODE_ENV !== 'production') {
    const { FooterLinks } = require('./FooterLinks') as typeof import('./FooterLinks');
    links = <FooterLinks />;
  }
  if (links) {
    return <footer className={className}>{links}</footer>;
  }

  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && link.origin === window.location.origin && !link.hash && isPlainClick(event)) {
      event.preventDefault();
      push(link.pathname);
    }
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links inside are the interactive elements
    <footer
      className={className}
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={SERVED}
    />
  );
});
