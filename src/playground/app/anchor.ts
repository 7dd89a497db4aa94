/** The anchor element of menus, popovers and poppers in a playground. */
export function anchor(): Element {
  return document.querySelector('[data-playground-anchor]') ?? document.body;
}
