import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import { parseDemoHash } from '../link-state/demo-hash';
import type { DemoLink } from '../link-state/demo-hash';

/**
 * Tells when the address leads to a demo: when the page is opened, and each time the reader
 * follows a link to it.
 *
 * @param name - The demo's name.
 */
export function useDemoLink(
  name: string,
  onLink: (link: DemoLink, isFirst: boolean) => void,
): void {
  const location = useLocation();
  const latest = useRef(onLink);
  const isFirst = useRef(true);
  useEffect(() => {
    latest.current = onLink;
  });
  useEffect(() => {
    const link = parseDemoHash(location.hash);
    if (link?.name === name) {
      latest.current(link, isFirst.current);
    }
    isFirst.current = false;
  }, [location, name]);
}
