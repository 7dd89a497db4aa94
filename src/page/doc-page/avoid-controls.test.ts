/** @jest-environment ./test/unit/jsdom-environment.ts */
import { avoidControls } from './avoid-controls';

const frames: (() => void)[] = [];
let button: HTMLElement;
let ended: AbortController;

function place(tag: string, left: number, top: number, size = 24): HTMLElement {
  const element = document.body.appendChild(document.createElement(tag));
  element.getBoundingClientRect = () => ({ left, top, width: size, height: size }) as DOMRect;
  return element;
}

Object.assign(window, { requestAnimationFrame: (run: () => void) => frames.push(run) });
Object.assign(document, {
  elementsFromPoint: (x: number, y: number) =>
    [...document.querySelectorAll('*')].filter((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return x >= left && x < left + width && y >= top && y < top + height;
    }),
});

function draw(): void {
  frames.splice(0).forEach((run) => run());
}

function scroll(): void {
  window.dispatchEvent(new Event('scroll'));
  draw();
}

beforeEach(() => {
  document.body.replaceChildren();
  button = place('button', 300, 600, 40);
  ended = new AbortController();
  avoidControls(button, ended.signal);
  draw();
});

afterEach(() => ended.abort());

it.each([
  ['its start', 290, 590, true],
  ['its middle', 308, 608, true],
  ['its end', 330, 630, true],
  ['one side', 270, 610, false],
])('notices a control at %s', (_case, left, top, covers) => {
  const control = place('a', left, top);
  scroll();
  expect(button.hasAttribute('data-covers')).toBe(covers);
  control.remove();
  scroll();
  expect(button).not.toHaveAttribute('data-covers');
});

it('ignores text, and controls beside it', () => {
  place('p', 308, 608);
  place('a', 350, 610);
  scroll();
  expect(button).not.toHaveAttribute('data-covers');
});

it('looks at once, and then once per frame, until it ends', () => {
  place('a', 308, 608);
  avoidControls(button, ended.signal);
  draw();
  expect(button).toHaveAttribute('data-covers');
  ended.abort();
  ended = new AbortController();
  avoidControls(button, ended.signal);
  draw();
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('resize'));
  expect(frames.splice(0)).toHaveLength(1);
  ended.abort();
  window.dispatchEvent(new Event('scroll'));
  expect(frames).toEqual([]);
});
