/** Mocks IntersectionObserver in unit tests: the test decides which elements intersect. */
export class FakeIntersectionObserver {
  static active = new Set<FakeIntersectionObserver>();

  private readonly elements = new Set<Element>();

  constructor(
    private readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    readonly options: { rootMargin?: string } = {},
  ) {
    FakeIntersectionObserver.active.add(this);
  }

  /** Reports to all observers of the element whether it intersects. */
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
