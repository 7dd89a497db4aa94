/** @jest-environment ./src/testing/jsdom-environment.ts */
import { renderWhenIdle } from './render-when-idle';

const idle: (() => void)[] = [];
jest.mock('@site/src/browser/when-idle', () => ({ whenIdle: (run: () => void) => idle.push(run) }));
jest.mock('@site/src/browser/after-frame', () => ({ afterFrame: (run: () => void) => run() }));

function demo(waiting?: string): HTMLElement {
  const element = document.createElement('div');
  if (waiting !== undefined) {
    element.dataset.waiting = waiting;
  }
  return element;
}

it('renders one skipped demo per idle period, and leaves others as they are', () => {
  const demos = [demo(''), demo(), demo('empty'), demo('')];
  demos.forEach(renderWhenIdle);
  const states = () => demos.map(({ dataset }) => dataset.waiting);
  expect(states()).toEqual(['', undefined, 'empty', '']);
  idle.shift()!();
  expect(states()).toEqual(['rendered', undefined, 'empty', '']);
  while (idle.length > 0) {
    idle.shift()!();
  }
  expect(states()).toEqual(['rendered', undefined, 'empty', 'rendered']);
});
