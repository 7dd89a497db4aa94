import { useEffect, useState } from 'react';

/** Section headings with an anchor, in Docusaurus's markup. */
const SECTION_HEADING = '.markdown :is(h2, h3).anchor[id]';

/**
 * The section heading that was last hovered, touched or focused, `null` before the first. It doesn't
 * change while a control inside it has focus.
 *
 * A single listener on the document, because a button in every heading would add HTML to every page.
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
