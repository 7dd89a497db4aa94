import type { EventParameters } from './types';

/**
 * Watches for clicks of elements with event attributes, also of those within them.
 *
 * @param send - Called for each that counts.
 */
export function watchClicks(
  root: Document,
  send: (parameters: EventParameters<'click'>) => void,
): void {
  root.addEventListener(
    'click',
    ({ target }) => {
      const element =
        target instanceof Element ? target.closest<HTMLElement>('[data-event-category]') : null;
      if (!element) {
        return;
      }
      const { eventCategory, eventAction, eventLabel, eventSplit } = element.dataset;
      if (eventSplit !== undefined && Math.random() >= Number(eventSplit)) {
        return;
      }
      send({
        category: eventCategory ?? '',
        action: eventAction ?? 'click',
        label: eventLabel ?? '',
      });
    },
    // Before the element's own handlers, which may take it out of the page or stop the event.
    { capture: true },
  );
}
