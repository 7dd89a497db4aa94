/** @jest-environment ./test/unit/jsdom-environment.ts */
import { attachEdgeSwipe } from './edge-swipe';

const WIDTH = 360;
const onIntent = jest.fn();
const onSwipe = jest.fn();
let detach: () => void;

/** jsdom doesn't implement touches. */
function touch(type: string, points: readonly [number, number][], target: Element): void {
  const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }));
  const event = new Event(`touch${type}`, { bubbles: true });
  target.dispatchEvent(Object.assign(event, { touches, changedTouches: touches }));
}

function swipe(from: [number, number], to: [number, number], target: Element = document.body) {
  touch('start', [from], target);
  touch('end', [to], target);
}

beforeEach(() => {
  document.body.innerHTML = '<div data-demo><button>Demo</button></div><pre>wide</pre>';
  document.documentElement.dir = 'ltr';
  Object.defineProperty(document.documentElement, 'clientWidth', {
    value: WIDTH,
    configurable: true,
  });
  detach = attachEdgeSwipe({ onIntent, onSwipe });
});

afterEach(() => {
  detach();
  jest.resetAllMocks();
});

it('reports the intent, then the swipe from the edge', () => {
  touch('start', [[10, 300]], document.body);
  expect(onIntent).toHaveBeenCalledTimes(1);
  expect(onSwipe).not.toHaveBeenCalled();
  touch('end', [[120, 310]], document.body);
  expect(onSwipe).toHaveBeenCalledTimes(1);
});

it('uses the other edge in right-to-left', () => {
  document.documentElement.dir = 'rtl';
  swipe([10, 300], [120, 300]);
  expect(onSwipe).not.toHaveBeenCalled();
  swipe([WIDTH - 10, 300], [WIDTH - 120, 300]);
  expect(onSwipe).toHaveBeenCalledTimes(1);
});

it.each<[string, [number, number], [number, number]]>([
  ['away from the edge', [60, 300], [200, 300]],
  ['too short', [10, 300], [40, 300]],
  ['that scrolls', [10, 300], [80, 420]],
])('ignores one %s', (_what, from, to) => {
  swipe(from, to);
  expect(onSwipe).not.toHaveBeenCalled();
});

it('ignores two fingers and canceled touches', () => {
  touch(
    'start',
    [
      [10, 300],
      [20, 320],
    ],
    document.body,
  );
  touch('end', [[120, 300]], document.body);
  touch('start', [[10, 300]], document.body);
  touch('cancel', [[60, 300]], document.body);
  touch('end', [[120, 300]], document.body);
  expect(onSwipe).not.toHaveBeenCalled();
});

it('ignores touches in demos and horizontal scroll containers', () => {
  swipe([10, 300], [120, 300], document.querySelector('button') as Element);
  const wide = document.querySelector('pre') as HTMLElement;
  wide.style.overflowX = 'auto';
  Object.defineProperty(wide, 'scrollWidth', { value: 900 });
  swipe([10, 300], [120, 300], wide);
  expect(onIntent).not.toHaveBeenCalled();
  expect(onSwipe).not.toHaveBeenCalled();
});

it('stops listening', () => {
  detach();
  swipe([10, 300], [120, 300]);
  expect(onIntent).not.toHaveBeenCalled();
  expect(onSwipe).not.toHaveBeenCalled();
});
