/** Height of one demo on a page. */
export interface MeasuredDemo {
  /** URL of its source pages, which identifies the file: `demos/<folder>/<Name>`. */
  source: string;
  height: number;
}

/** Makes every island load immediately. Runs in the page before its own scripts. */
export function loadAllIslands(): void {
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(target: Element) {
      this.callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
}

/** Names of the page's demos that aren't interactive yet; empty if only fonts are missing. */
export function unfinished(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-source] .demo-root')]
    .filter((island) => island.dataset.ready === undefined)
    .map((island) => island.dataset.demo ?? '');
}

/** Whether all demos are interactive and all fonts have loaded. */
export function allReady(): boolean {
  return (
    document.documentElement.dataset.hasHydrated === 'true' &&
    document.querySelector('[data-source] .demo-root:not([data-ready])') === null &&
    document.fonts.status === 'loaded'
  );
}

/** Waits for two paints after a resize. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Measures the demos of the page. */
export function measure(): MeasuredDemo[] {
  return [...document.querySelectorAll<HTMLElement>('[data-source]')].flatMap((demo) => {
    const island = demo.querySelector<HTMLElement>('.demo-root');
    const { source } = demo.dataset;
    return island && source
      ? [{ source, height: Math.ceil(island.getBoundingClientRect().height) }]
      : [];
  });
}
