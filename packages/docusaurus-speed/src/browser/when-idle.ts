/**
 * Runs a callback when the browser is idle, or soon in Safari, which has no `requestIdleCallback`.
 */
export function whenIdle(run: () => void): void {
  // eslint-disable-next-line baseline-js/use-baseline -- checked by `??`
  (window.requestIdleCallback ?? window.setTimeout)(run);
}
