import { stepWhenIdle } from '@site/src/foundation/browser/step-when-idle';

/**
 * Lets the browser render the demos that it has skipped, see `Demo.module.css`, when it is idle: one
 * per frame. Otherwise a reader who jumps to a demo and taps it would wait for the styles and the
 * layout of all demos around it.
 */
export function renderSkipped(): void {
  stepWhenIdle(() => {
    const skipped = document.querySelector<HTMLElement>('.demo-root[data-waiting=""]');
    skipped?.setAttribute('data-waiting', 'rendered');
    return skipped !== null;
  });
}
