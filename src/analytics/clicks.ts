import type { EventParameters } from './types';

/**
 * Reports clicks on and inside elements with event attributes.
 *
 * @param send - Called for each counted click.
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
    // Runs before the element's own handlers, which may remove it or stop propagation.
    { capture: true },
  );
}
