import { whenIdle } from 'docusaurus-speed/when-idle';

/**
 * Takes a step whenever the browser is idle, one per frame.
 *
 * @param step - Returns whether to call it again.
 */
export function stepWhenIdle(step: () => boolean): void {
  whenIdle(() => {
    if (step()) {
      requestAnimationFrame(() => stepWhenIdle(step));
    }
  });
}
