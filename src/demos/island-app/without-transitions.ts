import { stepWhenIdle } from '@site/src/foundation/browser/step-when-idle';

/** Demos, which hold most of a page's elements. */
const DEMOS = '[data-source]';

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Changes the look of the document at once. No CSS transition starts: there'd be hundreds, each of which
 * the browser calculates again in the next frames. And demos out of view get their new styles later, one
 * by one when the browser is idle, or when the reader comes near.
 *
 * @param change - Writes to the document.
 */
export function withoutTransitions(change: () => void): void {
  const off = document.createElement('style');
  off.textContent = '*,::before,::after{transition:none!important}';
  document.head.append(off);
  const later = [...document.querySelectorAll<HTMLElement>(DEMOS)].filter((one) => !isInView(one));
  // Before styles change, because reading a height would calculate them.
  const heights = later.map((demo) => {
    const borders = demo.offsetHeight - demo.clientHeight;
    return `${demo.getBoundingClientRect().height - borders}px`;
  });
  later.forEach(({ style }, index) => {
    style.containIntrinsicBlockSize = heights[index]!;
    style.contentVisibility = 'auto';
  });
  change();
  requestAnimationFrame(() =>
    stepWhenIdle(() => {
      const demo = later.shift();
      if (!demo) {
        off.remove();
        return false;
      }
      demo.style.contentVisibility = '';
      demo.style.containIntrinsicBlockSize = '';
      return true;
    }),
  );
}
