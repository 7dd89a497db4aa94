/** Runs something when the browser has nothing better to do; Safari, which does not tell, soon. */
export function whenIdle(run: () => void): void {
  (window.requestIdleCallback ?? window.setTimeout)(run);
}
