import { loadAllIslands } from '../../scripts/author/measure/browser-side';

/** What pages and demos take for the current time: noon on a Wednesday, in UTC. */
const NOW = Date.UTC(2026, 0, 14, 12);

/** Runs in the page before its own scripts, so it can't use anything from outside. */
function holdStill(now: number): void {
  // Neither a take nor an engine may depend on the pages that were shown before.
  localStorage.clear();
  sessionStorage.clear();

  window.Date = new Proxy(Date, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now], newTarget) as Date,
    apply: (target) => new target(now).toString(),
    get: (target, name) => (name === 'now' ? () => now : (Reflect.get(target, name) as unknown)),
  });

  // A linear congruential generator, with the constants of Numerical Recipes.
  let random = 1;
  Math.random = () => {
    random = (random * 1664525 + 1013904223) % 2 ** 32;
    return random / 2 ** 32;
  };

  // WebKit's driver can't set the preferences of the system.
  const isDark = /[?&]mode=dark$/.test(location.search);
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query);
    const [, wanted] = /prefers-color-scheme: ?(light|dark)/.exec(query) ?? [];
    if (wanted !== undefined) {
      Object.defineProperty(list, 'matches', { value: (wanted === 'dark') === isDark });
    }
    if (/prefers-reduced-motion(?!: ?no)/.test(query)) {
      Object.defineProperty(list, 'matches', { value: true });
    }
    return list;
  };
}

/** Script that goes before those of a page. tsx adds a naming helper to functions. */
export const STILL_SCRIPT = `globalThis.__name = (value) => value;
(${holdStill})(${NOW});
(${loadAllIslands})();`;

/** Styles for pictures. Ads take turns, and the date of a page's last change differs between commits. */
export const STILL_STYLES = `*, ::before, ::after {
  transition: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}
[data-ad-slot],
[itemprop='dateModified'] {
  visibility: hidden !important;
}
`;

/**
 * Ends animations, stops infinite ones before they start, and removes the port of the site, which pages
 * of templates show. Runs in the page.
 */
export function settle(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) {
      animation.cancel();
    } else {
      animation.finish();
    }
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.includes(location.host)) {
      text.data = text.data.replaceAll(location.host, location.hostname);
    }
  }
}

/** Whether a page, or the page of a single demo, has loaded completely. Runs in the page. */
export function isComplete(): boolean {
  const frame = document.getElementById('frame');
  const isShown = frame
    ? // The paragraph is the message about a demo that is missing or throws.
      frame.dataset.ready !== undefined || frame.querySelector(':scope > p') !== null
    : document.getElementById('__docusaurus') === null ||
      (document.documentElement.dataset.hasHydrated === 'true' &&
        document.querySelector('[data-source] .demo-root:not([data-ready])') === null);
  return (
    isShown &&
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
  );
}
