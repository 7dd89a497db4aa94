/** The element that menus, popovers and poppers of a playground open beside. */
export function anchor(): Element {
  return document.querySelector('[data-playground-anchor]') ?? document.body;
}
