/** Loading metrics of a page. */
export interface Vitals {
  lcpMs: number;
  cls: number;
  /** End of the last task of 50 ms or more. */
  readyMs: number;
  /** The parts of tasks above 50 ms. */
  blockingMs: number;
}

declare global {
  interface Window {
    benchVitals?: Vitals;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Runs in the page before its own scripts: keeps `window.benchVitals` up to date. */
export function watchVitals(): void {
  const vitals: Vitals = { lcpMs: 0, cls: 0, readyMs: 0, blockingMs: 0 };
  window.benchVitals = vitals;
  new PerformanceObserver((list) => {
    vitals.lcpMs = list.getEntries().at(-1)?.startTime ?? vitals.lcpMs;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // The sum of all shifts, because there is no input to exclude, and within five seconds all shifts
  // belong to one session window of the metric.
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) {
      vitals.cls += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      vitals.readyMs = startTime + duration;
      vitals.blockingMs += duration - 50;
    }
  }).observe({ type: 'longtask', buffered: true });
}
