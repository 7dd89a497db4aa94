/** What the button must not cover. */
const CONTROLS = 'a, button, input, select, textarea, summary, label, [role=tab], [role=combobox]';

/** Where it looks for controls, in parts of its size: a link's text is lower than a control is wide. */
const COLUMNS = [0, 0.5, 0.99];
const ROWS = [0, 0.25, 0.5, 0.75, 0.99];

/** Whether a control is below the button. */
function coversControl(button: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  const isOver = (x: number, y: number) =>
    document
      .elementsFromPoint(left + x * width, top + y * height)
      .some((element) => element.matches(CONTROLS) && !button.contains(element));
  return COLUMNS.some((x) => ROWS.some((y) => isOver(x, y)));
}

/**
 * Sets `data-covers` on a fixed button while it would cover a control.
 *
 * @param signal - Ends it.
 */
export function avoidControls(button: HTMLElement, signal: AbortSignal): void {
  let frame = 0;
  const look = () => {
    frame = 0;
    button.toggleAttribute('data-covers', coversControl(button));
  };
  // The position is read before a frame is drawn, at most once.
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look);
  };
  window.addEventListener('scroll', lookSoon, { passive: true, signal });
  window.addEventListener('resize', lookSoon, { passive: true, signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  lookSoon();
}
