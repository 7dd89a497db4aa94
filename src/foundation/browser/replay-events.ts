import { isChoice } from './is-choice';

function repeat(event: Event, target: EventTarget): void {
  const Kind = event.constructor as typeof Event;
  target.dispatchEvent(new Kind(event.type, event));
}

/**
 * Types a key into a text field that an earlier key has opened: events from scripts don't change its
 * text. The command is deprecated, but the only one that keeps caret, undo and `input` events.
 */
function typeInto(field: Element, { key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!field.matches('input, textarea') || ctrlKey || metaKey) {
    return false;
  }
  return key === 'Backspace'
    ? document.execCommand('delete')
    : key.length === 1 && document.execCommand('insertText', false, key);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const controlOf = ({ target }: Event) => {
  const element = target as Element;
  return element.closest('button, pre, label, input, [tabindex]') ?? element;
};

/**
 * Whether the browser has handled a click without scripts: it follows links, opens details, changes a
 * choice (see `replayEdits`), and passes a click on a label on to its control.
 */
const isNative = (target: Element) =>
  target.closest('a, summary') !== null ||
  isChoice(target) ||
  (target.closest('label')?.control ?? target) !== target;

/**
 * Replays the reader's events from before hydration: the keys, and one click per control, because
 * readers click again when nothing happens. Hover and focus events are dispatched again too. Clicks that
 * the browser handles without scripts are omitted. Each event runs in a separate task, because it may
 * depend on the result of the previous one.
 *
 * @param host - Element in which the events happened.
 */
export async function replayEvents(host: HTMLElement, missed: readonly Event[]): Promise<void> {
  const hovered = [...host.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  const focused = () => (host.contains(document.activeElement) ? document.activeElement : null);
  const start = focused();
  start?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
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
      const current = focused() ?? target;
      if (current === start || !typeInto(current, event as KeyboardEvent)) {
        repeat(event, current);
      }
    } else if (event === presses.get(controlOf(event)) && target.isConnected) {
      if (!isNative(target)) {
        repeat(event, target);
      }
      target.closest('summary')?.parentElement?.dispatchEvent(new Event('toggle'));
    }
  }
}
