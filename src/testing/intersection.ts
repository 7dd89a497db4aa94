/** Stands in for IntersectionObserver in unit tests: elements come near when the test says so. */
export class FakeIntersectionObserver {
  static active = new Set<FakeIntersectionObserver>();

  private readonly elements = new Set<Element>();

  constructor(
    private readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    readonly options: { rootMargin?: string } = {},
  ) {
    FakeIntersectionObserver.active.add(this);
  }

  /** Tells whoever observes the element whether it is near. */
  static report(element: Element, isIntersecting: boolean): void {
    for (const observer of [...this.active].filter(({ elements }) => elements.has(element))) {
      observer.callback([{ target: element, isIntersecting }]);
    }
  }

  observe(element: Element): void {
    this.elements.add(element);
  }

  disconnect(): void {
    this.elements.clear();
    FakeIntersectionObserver.active.delete(this);
  }
}
