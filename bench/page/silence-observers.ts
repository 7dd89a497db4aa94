/**
 * Runs in the page: makes every `IntersectionObserver` blind, so that nothing loads because it is
 * in view. The class stays there, as sites without it load everything at once.
 */
export function silenceObservers(): void {
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
}
