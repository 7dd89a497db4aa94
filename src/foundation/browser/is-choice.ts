/** Whether an element is a checkbox or a radio button. */
export const isChoice = (element: Element): element is HTMLInputElement =>
  element.matches('[type=checkbox], [type=radio]');
