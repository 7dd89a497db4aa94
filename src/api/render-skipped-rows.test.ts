/** @jest-environment ./test/unit/jsdom-environment.ts */
import { renderSkippedRows } from './render-skipped-rows';

const idle: (() => void)[] = [];
jest.mock('docusaurus-speed/when-idle', () => ({
  whenIdle: (run: () => void) => idle.push(run),
}));
Object.assign(window, { requestAnimationFrame: (run: () => void) => run() });

it('renders four rows per idle period, from the top, until none is left', () => {
  const table = document.createElement('div');
  table.dataset.skips = '';
  table.innerHTML = '<i data-row></i>'.repeat(6) + '<i></i>';
  const shown = () =>
    [...table.children].map((row) => (row as HTMLElement).style.contentVisibility === 'visible');
  renderSkippedRows(table);
  expect(shown()).toEqual([false, false, false, false, false, false, false]);
  idle.shift()!();
  expect(shown()).toEqual([true, true, true, true, false, false, false]);
  idle.shift()!();
  expect(shown()).toEqual([true, true, true, true, true, true, false]);
  expect(table.dataset).not.toHaveProperty('skips');
  expect(idle).toEqual([]);
});

it('leaves tables alone that skip no rows', () => {
  const table = document.createElement('div');
  table.innerHTML = '<i data-row></i>';
  renderSkippedRows(table);
  idle.splice(0).forEach((run) => run());
  expect(table.querySelector('i')!.getAttribute('style')).toBeNull();
  expect(idle).toEqual([]);
});
