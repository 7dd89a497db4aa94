/** @jest-environment ./test/unit/jsdom-environment.ts */
import { renderSkipped } from './mount-demo';

const idle: (() => void)[] = [];
jest.mock('docusaurus-speed/when-idle', () => ({
  whenIdle: (run: () => void) => idle.push(run),
}));
Object.assign(window, { requestAnimationFrame: (run: () => void) => run() });

it('renders one skipped demo per idle period, and leaves others as they are', () => {
  document.body.innerHTML =
    '<i class="demo-root" data-waiting=""></i><i class="demo-root"></i><i class="demo-root" data-waiting="empty"></i><i class="demo-root" data-waiting=""></i>';
  const states = () =>
    [...document.querySelectorAll<HTMLElement>('.demo-root')].map(({ dataset }) => dataset.waiting);
  renderSkipped();
  expect(states()).toEqual(['', undefined, 'empty', '']);
  idle.shift()!();
  expect(states()).toEqual(['rendered', undefined, 'empty', '']);
  while (idle.length > 0) {
    idle.shift()!();
  }
  expect(states()).toEqual(['rendered', undefined, 'empty', 'rendered']);
});
