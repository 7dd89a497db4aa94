/** Stands in for the browser's `ResizeObserver`, which jsdom has not: it tells the first size. */
export class FirstSizeObserver implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}

  observe(): void {
    this.callback([], this);
  }

  unobserve(): void {}

  disconnect(): void {}
}
