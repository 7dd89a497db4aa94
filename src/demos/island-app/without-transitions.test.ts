/** @jest-environment ./test/unit/jsdom-environment.ts */
import { withoutTransitions } from './without-transitions';

const idle: (() => void)[] = [];
jest.mock('docusaurus-speed/when-idle', () => ({
  whenIdle: (run: () => void) => idle.push(run),
}));
Object.assign(window, { requestAnimationFrame: (run: () => void) => run() });

const stylesheets = () => document.head.querySelectorAll('style').length;

function demoAt(top: number): HTMLElement {
  const demo = document.createElement('div');
  demo.dataset.source = 'Demo.tsx';
  demo.getBoundingClientRect = () => new DOMRect(0, top, 300, 200.4);
  Object.defineProperties(demo, { offsetHeight: { value: 200 }, clientHeight: { value: 198 } });
  document.body.append(demo);
  return demo;
}

it('skips demos out of view and all transitions, and ends that one by one', () => {
  const [above, shown, below] = [-300, 0, window.innerHeight].map(demoAt);
  const skipped = () =>
    [above, shown, below].map((demo) => demo!.style.contentVisibility === 'auto');
  withoutTransitions(() => {
    expect(skipped()).toEqual([true, false, true]);
    expect(below!.style.containIntrinsicBlockSize).toBe('198.4px');
    expect(stylesheets()).toBe(1);
  });
  idle.shift()!();
  expect(skipped()).toEqual([false, false, true]);
  idle.shift()!();
  expect(skipped()).toEqual([false, false, false]);
  expect(stylesheets()).toBe(1);
  idle.shift()!();
  expect(stylesheets()).toBe(0);
  expect(idle).toEqual([]);
});
