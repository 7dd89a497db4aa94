/**
 * The text of a block to copy: without the removed lines of a diff and without command output.
 * Signs, prompts and line numbers are generated content (`tokens.css`), so they aren't included either.
 *
 * @param code - The block's `<code>`, highlighted by `plugins/shared/highlight`.
 */
export function shownText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  copy.querySelectorAll('.cl-remove, .cl-output').forEach((line) => line.remove());
  return copy.textContent ?? '';
}
