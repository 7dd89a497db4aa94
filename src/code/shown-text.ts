/**
 * The text of a block as somebody pastes it: without the lines that a difference removes, and
 * without what a command printed. Signs, prompts and line numbers are no text at all, see
 * `tokens.css`.
 *
 * @param code - The block's `<code>`, highlighted by `plugins/highlight`.
 */
export function shownText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  copy.querySelectorAll('.cl-remove, .cl-output').forEach((line) => line.remove());
  return copy.textContent ?? '';
}
