import type { ForcedState } from '../frame-look';

/** What a hand can reach, and what such controls consist of in both libraries. */
const CONTROLS =
  'button, a[href], input, textarea, select, summary, label, [role="button"], [role="menuitem"], [role="option"], [role="tab"], [tabindex], .MuiInputBase-root, .MuiInput-root';

/** Pseudo-classes that a state stands for. */
const PSEUDO_CLASSES: Record<Exclude<ForcedState, 'disabled'>, readonly string[]> = {
  hover: [':hover'],
  focus: [':focus', ':focus-visible', ':focus-within'],
  active: [':active', ':hover'],
};

/** Classes that the libraries set by script where CSS has no word for the state. */
const STATE_CLASSES: Record<ForcedState, readonly string[]> = {
  hover: [],
  focus: ['Mui-focusVisible', 'Mui-focused'],
  active: ['Mui-active'],
  disabled: ['Mui-disabled'],
};

const ATTRIBUTE = 'data-forced';

/**
 * A selector that also matches elements whose state is forced.
 *
 * @example forcedSelector('.a:hover::before', [':hover'])
 * // '.a:is(:hover, [data-forced])::before'
 */
export function forcedSelector(selector: string, pseudoClasses: readonly string[]): string {
  return pseudoClasses.reduce(
    (result, pseudoClass) =>
      result.replaceAll(
        new RegExp(`(?<!\\(|, )${pseudoClass}(?![\\w-])`, 'g'),
        `:is(${pseudoClass}, [${ATTRIBUTE}])`,
      ),
    selector,
  );
}

function rewrite(rules: CSSRuleList, pseudoClasses: readonly string[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selector = forcedSelector(rule.selectorText, pseudoClasses);
      if (selector !== rule.selectorText) {
        rule.selectorText = selector;
      }
    }
    if ('cssRules' in rule) {
      rewrite(rule.cssRules as CSSRuleList, pseudoClasses);
    }
  }
}

function disable(element: Element): void {
  if ('disabled' in element) {
    element.disabled = true;
  } else {
    element.setAttribute('aria-disabled', 'true');
  }
}

/**
 * Shows the controls of a demo in a state that otherwise only a hand brings about, for pictures.
 * It is done to the document, not to the demo: what the demo renders later is as ever.
 */
export function forceState(root: Element, state: ForcedState): void {
  const controls = [...root.querySelectorAll(CONTROLS)];
  if (state !== 'disabled') {
    for (const sheet of document.styleSheets) {
      rewrite(sheet.cssRules, PSEUDO_CLASSES[state]);
    }
    for (const control of controls) {
      // Whoever points at an element points at what it stands in as well.
      for (let at: Element | null = control; at && at !== root; at = at.parentElement) {
        at.setAttribute(ATTRIBUTE, '');
      }
    }
  }
  for (const control of controls) {
    control.classList.add(...STATE_CLASSES[state]);
    if (state === 'disabled') {
      disable(control);
    }
  }
}
