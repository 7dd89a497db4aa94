/** @jest-environment ./test/unit/jsdom-environment.ts */
import { SHOWN_CONTENTS_SCRIPT } from './shown-contents';

function start(type: string, hash: string): void {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
  window.location.hash = hash;
  document.documentElement.removeAttribute('data-skips');
  window.eval(SHOWN_CONTENTS_SCRIPT);
}

it.each([
  { where: 'at the top', type: 'navigate', hash: '', skips: true },
  { where: 'at a heading', type: 'navigate', hash: '#sizes', skips: false },
  { where: 'where they were', type: 'reload', hash: '', skips: false },
])('skips what is far away for readers who start $where: $skips', ({ type, hash, skips }) => {
  start(type, hash);
  expect(document.documentElement.hasAttribute('data-skips')).toBe(skips);
});

it('ends skipping an element when it is shown', () => {
  start('navigate', '');
  const demo = document.body.appendChild(document.createElement('div'));
  const event = (skipped: boolean) =>
    Object.assign(new Event('contentvisibilityautostatechange', { bubbles: true }), { skipped });
  demo.dispatchEvent(event(true));
  expect(demo.style.contentVisibility).toBeFalsy();
  demo.dispatchEvent(event(false));
  expect(demo.style.contentVisibility).toBe('visible');
});
