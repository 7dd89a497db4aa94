/** @jest-environment ./test/unit/jsdom-environment.ts */
import { SPACE_ABOVE, SPACE_BELOW, revealActive } from './reveal';

function navWithActive(top: number): HTMLElement {
  document.body.innerHTML = '<nav><a aria-current="page">Page</a></nav>';
  const nav = document.querySelector('nav') as HTMLElement;
  nav.getBoundingClientRect = () => new DOMRect(0, 100, 300, 400);
  const link = nav.querySelector('a') as HTMLElement;
  link.getBoundingClientRect = () => new DOMRect(0, top, 300, 30);
  nav.scrollTop = 50;
  return nav;
}

describe('revealActive', () => {
  it.each([
    ['above', 60, 50 - 40 - SPACE_ABOVE],
    ['in view', 200, 50],
    ['in the space above', 105, 50 + 5 - SPACE_ABOVE],
    ['just above the space below', 500 - SPACE_BELOW - 30, 50],
    ['below', 600, 50 + 130 + SPACE_BELOW],
  ])('scrolls to a link that is %s', (_where, top, expected) => {
    const nav = navWithActive(top);
    revealActive(nav);
    expect(nav.scrollTop).toBe(expected);
  });

  it("doesn't scroll without an active link", () => {
    const nav = navWithActive(900);
    nav.replaceChildren();
    revealActive(nav);
    expect(nav.scrollTop).toBe(50);
  });
});
