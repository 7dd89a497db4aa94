function repeat(event: Event, target: EventTarget): void {
  const Kind = event.constructor as typeof Event;
  target.dispatchEvent(new Kind(event.type, event));
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const controlOf = ({ target }: Event) => (target as Element).closest('button, pre');

/**
 * Does again what the reader did while nobody listened: the keys, and one press of each control,
 * since a reader who gets no answer presses again. What is hovered or focused is told anew.
 * Presses on links are left out, which the browser follows by itself. Each event is a task of its
 * own: what it does may depend on what the one before it changed.
 *
 * @param host - Element that the events happened in.
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
      // An earlier key may have moved the focus.
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
