import { useEffect, useState } from 'react';

/** Headings of sections, as Docusaurus writes those with an anchor. */
const SECTION_HEADING = '.markdown :is(h2, h3).anchor[id]';

/**
 * The section's heading that the reader points at, touches, or focuses, `null` before the first. It
 * stays until another one is near, and as long as the focus is on a control in it.
 *
 * One listener for the page: buttons at all headings would cost every page its HTML.
 */
export function useNearHeading(): HTMLElement | null {
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const handleNear = ({ target, type }: Event) => {
      const near = target instanceof Element ? target.closest<HTMLElement>(SECTION_HEADING) : null;
      if (near) {
        setHeading((current) => {
          const isInUse = type === 'pointerover' && current?.querySelector('button:focus');
          return isInUse ? current : near;
        });
      }
    };
    document.addEventListener('pointerover', handleNear);
    document.addEventListener('focusin', handleNear);
    return () => {
      document.removeEventListener('pointerover', handleNear);
      document.removeEventListener('focusin', handleNear);
    };
  }, []);
  return heading;
}
