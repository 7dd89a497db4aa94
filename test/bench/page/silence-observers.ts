/**
 * Runs in the page: makes `IntersectionObserver` report nothing, so nothing loads because it's
 * visible. The class still exists, because sites load everything at once without it.
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
