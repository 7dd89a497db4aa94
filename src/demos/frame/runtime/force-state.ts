import type { LibraryAdapter } from '../../libraries/types';
import type { ForcedState } from '../frame-look';

const CONTROLS =
  'button, a[href], input, textarea, select, summary, label, [role="button"], [role="menuitem"], [role="option"], [role="tab"], [tabindex]';

/** Pseudo-classes of each state. */
const PSEUDO_CLASSES: Record<Exclude<ForcedState, 'disabled'>, readonly string[]> = {
  hover: [':hover'],
  focus: [':focus', ':focus-visible', ':focus-within'],
  active: [':active', ':hover'],
};

const ATTRIBUTE = 'data-forced';

/**
 * Extends a selector to match elements with a forced state.
 *
 * @example forcedSelector('.a:hover::before', [':hover'])
 * // '.a:is(:hover, [data-forced])::before'
 */
export function forcedSelector(selector: string, pseudoClasses: readonly string[]): string {
  return pseudoClasses.reduce(
    (result, pseudoClass) =>
      // Safari 15.4 has no lookbehind assertions.
      result.replaceAll(
        new RegExp(`(\\(|, )?${pseudoClass}(?![\\w-])`, 'g'),
        (found, before?: string) => (before ? found : `:is(${pseudoClass}, [${ATTRIBUTE}])`),
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
 * Forces a state on the controls of a demo, for screenshots. It changes the document, not the demo,
 * so elements that the demo renders later are unaffected.
 *
 * @param library - The elements and classes of the library's controls.
 */
export function forceState(
  root: Element,
  state: ForcedState,
  library: LibraryAdapter['states'],
): void {
  const controls = [...root.querySelectorAll([CONTROLS, ...library.controls].join())];
  if (state !== 'disabled') {
    for (const sheet of document.styleSheets) {
      rewrite(sheet.cssRules, PSEUDO_CLASSES[state]);
    }
    for (const control of controls) {
      // An element that contains the hovered element is hovered too.
      for (let at: Element | null = control; at && at !== root; at = at.parentElement) {
        at.setAttribute(ATTRIBUTE, '');
      }
    }
  }
  for (const control of controls) {
    control.classList.add(...library.classes[state]);
    if (state === 'disabled') {
      disable(control);
    }
  }
}
