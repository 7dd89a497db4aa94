/** Offset in an element's text at which the selection ends; 0 if the selection is elsewhere. */
export function caretIn(element: Element): number {
  const selection = window.getSelection();
  if (!selection?.focusNode || !element.contains(selection.focusNode)) {
    return 0;
  }
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(selection.focusNode, selection.focusOffset);
  return before.toString().length;
}
