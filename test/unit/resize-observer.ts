/** Mocks `ResizeObserver`, which jsdom lacks: reports the first size only. */
export class FirstSizeObserver implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}

  observe(): void {
    this.callback([], this);
  }

  unobserve(): void {}

  disconnect(): void {}
}
