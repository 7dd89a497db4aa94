import { useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { parseDemoHash } from './demo-hash';
import type { FollowedLink } from '../viewer/viewer-props';

/**
 * Scrolls to a demo when the URL's hash names it: on page load, and each time the reader follows a
 * link to it.
 *
 * @param name - The demo's name.
 * @param frame - The demo's element.
 * @returns The last followed link, a new object each time.
 */
export function useDemoLink(
  name: string,
  frame: RefObject<HTMLElement | null>,
): FollowedLink | null {
  const location = useLocation();
  const [link, setLink] = useState<FollowedLink | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const found = parseDemoHash(location.hash);
    if (found?.name === name) {
      setLink({ ...found, isChoice: !isFirst.current });
      frame.current!.scrollIntoView();
    }
    isFirst.current = false;
  }, [location, name, frame]);
  return link;
}
