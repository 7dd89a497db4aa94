function repeat(event: Event, target: EventTarget): void {
  const Kind = event.constructor as typeof Event;
  target.dispatchEvent(new Kind(event.type, event));
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const controlOf = ({ target }: Event) => (target as Element).closest('button, pre');

/**
 * Replays the reader's events from before hydration: the keys, and one click per control, because
 * readers click again when nothing happens. Hover and focus events are dispatched again too. Clicks on
 * links are omitted, because the browser follows links without scripts. Each event runs in a
 * separate task, because it may depend on the result of the previous one.
 *
 * @param host - Element in which the events happened.
 */
export async function replayEvents(host: HTMLElement, missed: readonly Event[]): Promise<void> {
  const hovered = [...host.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  const focused = () => (host.contains(document.activeElement) ? document.activeElement : null);
  focused()?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const presses = new Map(
    missed.filter(({ type }) => type === 'click').map((event) => [controlOf(event), event]),
  );
  for (const [index, event] of missed.entries()) {
    if (index > 0) {
      await nextTask();
    }
    const target = event.target as Element;
    if (event.type === 'keydown') {
      // An earlier key may have moved focus.
      repeat(event, focused() ?? target);
    } else if (
      event === presses.get(controlOf(event)) &&
      target.isConnected &&
      !target.closest('a')
    ) {
      repeat(event, target);
    }
  }
}
