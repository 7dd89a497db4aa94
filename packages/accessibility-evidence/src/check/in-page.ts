import type { AxeResults } from 'axe-core';

/** An element that fails a rule, as found in a page. */
export interface Finding {
  rule: string;
  criteria: string[];
  impact: 'minor' | 'moderate' | 'serious' | 'critical';
  summary: string;
  node: string;
}

/** What `installChecks` adds to a page. */
export interface PageChecks {
  /** Sets the element of the demo, and whether the document shows only the demo. */
  setDemo: (selector: string, isAlone: boolean) => void;
  /** Whether an element belongs to the demo. */
  isInDemo: (element: Element) => boolean;
  /** Selector of an element inside the demo: short, and the same in each rendering. */
  selectorOf: (element: Element) => string;
  /** Moves the focus to right before the demo. */
  focusBefore: () => void;
  /** Ends transitions and waits for two paints. */
  settle: () => Promise<void>;
  /** Runs axe on everything that the demo renders. */
  axe: (options: object) => Promise<Finding[]>;
  /** Elements that stick out of the window, and texts that are cut off. */
  overflowing: () => string[];
  cutTexts: () => string[];
  /** Elements that keep moving, although they don't show progress. */
  moving: () => string[];
}

declare global {
  interface Window {
    evidence: PageChecks;
    /** The elements that had the focus. */
    seenStops?: WeakSet<Element>;
    /** The element that had the focus last. */
    lastStop?: HTMLElement;
  }
}

/**
 * Adds the checks to a page. Runs in the page, so it can't use anything from outside.
 *
 * @param partClass - Source of a regular expression: classes that name a part of a component.
 */
export function installChecks(partClass: string | null): void {
  let demo = 'body';
  let alone = true;

  const partOf = (element: Element) =>
    partClass === null
      ? undefined
      : [...element.classList].find((name) => new RegExp(partClass).test(name));

  const simple = (element: Element) => {
    const part = partOf(element);
    const role = element.getAttribute('role');
    const tag = element.tagName.toLowerCase();
    return part ? `.${part}` : role ? `${tag}[role="${role}"]` : tag;
  };

  const root = () => document.querySelector(demo) ?? document.body;
  /** All that the demo renders, as far as it can be told from the page around it. */
  const shown = () => (alone ? document.body : root());
  const isInDemo = (element: Element) => shown().contains(element);
  const elements = () => [...(alone ? [] : [root()]), ...shown().querySelectorAll('*')];
  const scopeOf = (element: Element) => (root().contains(element) ? root() : document.body);

  const selectorOf = (element: Element) => {
    const scope = scopeOf(element);
    let selector = simple(element);
    let current = element;
    while (scope.querySelectorAll(selector).length > 1 && current !== scope) {
      const { parentElement } = current;
      if (!parentElement) {
        break;
      }
      const same = [...parentElement.children].indexOf(current) + 1;
      const numbered = selector.replace(/^[^ >]+/, (first) => `${first}:nth-child(${same})`);
      selector = numbered;
      if (scope.querySelectorAll(selector).length === 1 || parentElement === scope) {
        break;
      }
      selector = `${simple(parentElement)} > ${selector}`;
      current = parentElement;
    }
    return selector;
  };

  const focusBefore = () => {
    const start = document.createElement('span');
    start.tabIndex = -1;
    start.addEventListener('blur', () => setTimeout(() => start.remove()), { once: true });
    root().before(start);
    start.focus({ preventScroll: true });
  };

  const settle = async () => {
    for (const animation of document.getAnimations()) {
      try {
        animation.finish();
      } catch {
        // An infinite one, which has no end to go to.
      }
    }
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  };

  const criterion = (tag: string) => {
    const [, a, b, c] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return a ? [`${a}.${b}.${c}`] : [];
  };

  const axe = async (options: object) => {
    const { axe: engine } = window as unknown as {
      axe: { run: (context: Element, options: object) => Promise<AxeResults> };
    };
    const { violations } = await engine.run(shown(), options);
    return violations.flatMap(({ id, tags, help, nodes }) =>
      nodes.map(({ target, impact, any, all, none }) => {
        const [reason] = [...any, ...all, ...none];
        return {
          rule: id,
          criteria: tags.flatMap(criterion),
          impact: impact ?? 'serious',
          summary: (reason?.message ?? help).replace(/\s+/g, ' '),
          node: selectorOf(document.querySelector(String(target[0])) ?? document.body),
        };
      }),
    );
  };

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** Whether something around an element scrolls, so what sticks out can be reached. */
  const isInScroller = (element: Element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(box).overflowX)) {
        return true;
      }
    }
    return false;
  };

  const overflowing = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    const wide = elements().filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const sticksOut = right > clientWidth + 1 || left < -1;
      return sticksOut && isShown(element) && !isInScroller(element);
    });
    return wide
      .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
      .map(selectorOf);
  };

  const cutTexts = () =>
    elements()
      .filter((element) =>
        [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
        ),
      )
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        const isCut = (overflow: string, size: number, full: number) =>
          ['hidden', 'clip'].includes(overflow) && full > size + 2;
        return (
          // What only screen readers read is one pixel large.
          clientWidth > 1 &&
          clientHeight > 1 &&
          isShown(element) &&
          (isCut(overflowX, clientWidth, scrollWidth) ||
            isCut(overflowY, clientHeight, scrollHeight))
        );
      })
      .map(selectorOf);

  const moving = () => [
    ...new Set(
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { iterations } = effect?.getComputedTiming() ?? {};
          return playState === 'running' && iterations === Infinity;
        })
        .map(({ effect }) => (effect as KeyframeEffect).target)
        .filter((target) => target !== null)
        .filter(
          (target) =>
            isInDemo(target) &&
            isShown(target) &&
            !target.closest('[role="progressbar"], [aria-busy="true"]'),
        )
        .map(selectorOf),
    ),
  ];

  const setDemo = (selector: string, isAlone: boolean) => {
    demo = selector;
    alone = isAlone;
  };

  window.evidence = {
    ...{ setDemo, isInDemo, selectorOf, focusBefore, settle, axe, overflowing, cutTexts, moving },
  };
}
