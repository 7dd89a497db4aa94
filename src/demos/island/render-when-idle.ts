import { afterFrame } from '@site/src/browser/after-frame';
import { whenIdle } from '@site/src/browser/when-idle';

const skipped: HTMLElement[] = [];

function renderNext(): void {
  const element = skipped.shift();
  if (element) {
    // A demo that has started meanwhile has no attribute.
    if (element.dataset.waiting === '') {
      element.dataset.waiting = 'rendered';
    }
    afterFrame(() => whenIdle(renderNext));
  }
}

/**
 * Lets the browser render a demo that it has skipped, see `Demo.module.css`, when it is idle: one demo
 * per frame. Otherwise a reader who jumps to a demo and taps it would wait for the styles and the
 * layout of all demos around it.
 */
export function renderWhenIdle(element: HTMLElement): void {
  if (skipped.push(element) === 1) {
    whenIdle(renderNext);
  }
}
