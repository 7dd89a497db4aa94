/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import { BackToTopCorner } from './BackToTopCorner';

jest.mock('@docusaurus/theme-common', () => ({ ThemeClassNames: { common: {} } }));

const frames: (() => void)[] = [];
const SIZE = { left: 300, top: 600, width: 40, height: 40 };

/** A control of 24 × 24 px. */
function place(tag: string, left: number, top: number): HTMLElement {
  const element = document.body.appendChild(document.createElement(tag));
  element.getBoundingClientRect = () => ({ left, top, width: 24, height: 24 }) as DOMRect;
  return element;
}

Object.assign(window, {
  matchMedia: () => ({ matches: false }),
  requestAnimationFrame: (run: () => void) => frames.push(run),
});
Object.assign(document, {
  elementsFromPoint: (x: number, y: number) =>
    [...document.querySelectorAll('*')].filter((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return x >= left && x < left + width && y >= top && y < top + height;
    }),
});

const button = () => screen.getByRole('button', { name: 'Scroll back to top' });

function scroll(): void {
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    frames.splice(0).forEach((run) => run());
  });
}

function renderCorner(): void {
  render(<BackToTopCorner />);
  button().getBoundingClientRect = () => SIZE as DOMRect;
}

beforeEach(() => document.body.replaceChildren());

it.each([
  ['its start', 290, 590],
  ['its middle', 308, 608],
  ['its end', 330, 630],
  ['one side', 270, 610],
])('hides while it would cover a control at %s', (_case, left, top) => {
  renderCorner();
  const control = place('a', left, top);
  scroll();
  expect(button().hasAttribute('data-covers')).toBe(left + 24 > 300);
  control.remove();
  scroll();
  expect(button()).not.toHaveAttribute('data-covers');
});

it('stays over text and next to controls', () => {
  renderCorner();
  place('p', 308, 608);
  place('a', 350, 610);
  scroll();
  expect(button()).not.toHaveAttribute('data-covers');
});

it('looks once per frame, and no more when it is gone', () => {
  const { unmount } = render(<BackToTopCorner />);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  expect(frames.splice(0)).toHaveLength(1);
  unmount();
  window.dispatchEvent(new Event('scroll'));
  expect(frames).toEqual([]);
});
