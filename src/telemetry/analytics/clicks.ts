import { siteClick } from './site-clicks';
import type { EventParameters } from './types';

type Click = EventParameters<'click'>;

/** The event of an element with event attributes, `null` if this click isn't in its share. */
function markedClick({ dataset }: HTMLElement): Click | null {
  const { eventCategory = '', eventAction = 'click', eventLabel = '', eventSplit } = dataset;
  return eventSplit !== undefined && Math.random() >= Number(eventSplit)
    ? null
    : { category: eventCategory, action: eventAction, label: eventLabel };
}

/**
 * Reports clicks on and inside elements with event attributes, and on the site's own controls.
 *
 * @param send - Called for each counted click.
 */
export function watchClicks(root: Document, send: (parameters: Click) => void): void {
  root.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) {
        return;
      }
      const marked = target.closest<HTMLElement>('[data-event-category]');
      const click = marked ? markedClick(marked) : siteClick(target);
      if (click) {
        send(click);
      }
    },
    // Runs before the element's own handlers, which may remove it or stop propagation.
    { capture: true },
  );
}
