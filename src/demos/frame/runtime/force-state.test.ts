/** @jest-environment ./test/unit/jsdom-environment.ts */
import { LIBRARIES } from '../../libraries';
import { forceState, forcedSelector } from './force-state';

it.each([
  ['.a:hover', '.a:is(:hover, [data-forced])'],
  ['.a:hover::before, .b', '.a:is(:hover, [data-forced])::before, .b'],
  ['.a:hover .b:not(.c)', '.a:is(:hover, [data-forced]) .b:not(.c)'],
  ['.a:hover-like', '.a:hover-like'],
  ['.a', '.a'],
])('makes %s match forced elements too', (selector, expected) => {
  expect(forcedSelector(selector, [':hover'])).toBe(expected);
});

it("doesn't rewrite its own rules", () => {
  const once = forcedSelector('.a:focus', [':focus']);
  expect(forcedSelector(once, [':focus'])).toBe(once);
});

it('marks controls and their ancestors, and rewrites rules inside media queries', () => {
  document.body.innerHTML =
    '<style>@media screen { .card:hover { color: red } }</style><div class="card"><button>A</button></div><p>B</p>';
  forceState(document.body, 'hover', LIBRARIES.joy.states);
  expect(document.querySelectorAll('[data-forced]')).toHaveLength(2);
  expect(document.querySelector('p')).not.toHaveAttribute('data-forced');
  const media = document.styleSheets[0]!.cssRules[0] as CSSMediaRule;
  expect((media.cssRules[0] as CSSStyleRule).selectorText).toContain('[data-forced]');
});

it('disables controls', () => {
  document.body.innerHTML = '<button>A</button><div role="button">B</div>';
  forceState(document.body, 'disabled', LIBRARIES.joy.states);
  expect(document.querySelector('button')).toBeDisabled();
  expect(document.querySelector('div')).toHaveAttribute('aria-disabled', 'true');
  expect(document.querySelectorAll('.Mui-disabled')).toHaveLength(2);
});
