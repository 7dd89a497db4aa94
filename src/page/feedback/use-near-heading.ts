import { useEffect, useState } from 'react';

/** Section headings with an anchor, in Docusaurus's markup. */
const SECTION_HEADING = '.markdown :is(h2, h3).anchor[id]';

/**
 * The section heading that was last hovered, touched or focused, `null` before the first; after the first
 * touch, also one that comes into view. It doesn't change while a control inside it has focus.
 *
 * A single listener on the document, because a button in every heading would add HTML to every page.
 */
export function useNearHeading(): HTMLElement | null {
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const setUnlessInUse = (near: HTMLElement) =>
      setHeading((current) => (current?.querySelector('button:focus') ? current : near));
    const handleNear = ({ target, type }: Event) => {
      const near = target instanceof Element ? target.closest<HTMLElement>(SECTION_HEADING) : null;
      if (near) {
        (type === 'pointerover' ? setUnlessInUse : setHeading)(near);
      }
    };
    const handleTouch = () => {
      import('./watch-view')
        .then(
          ({ watchView }) => !signal.aborted && watchView(SECTION_HEADING, setUnlessInUse, signal),
        )
        .catch(console.error);
    };
    document.addEventListener('pointerover', handleNear, { signal });
    document.addEventListener('focusin', handleNear, { signal });
    document.addEventListener('touchstart', handleTouch, { signal, once: true, passive: true });
    return () => ended.abort();
  }, []);
  return heading;
}
