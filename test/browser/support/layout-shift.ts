import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Layout shifts so far: their values and what moved. */
    layoutShifts?: { value: number; moved: string[] }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Records layout shifts in documents loaded from now on, except those caused by user input. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: NonNullable<Window['layoutShifts']> = [];
    window.layoutShifts = shifts;
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
    const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const demo = element?.closest('[data-source]')?.id;
      return `${element?.localName}.${element?.className} ${demo ? `in ${demo} ` : ''}from ${place(previousRect)} to ${place(currentRect)}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) {
          shifts.push({ value: entry.value, moved: entry.sources.map(describe) });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the page so far. */
export async function layoutShifts(page: Page): Promise<{ value: number; moved: string[] }[]> {
  // The browser reports a shift after the frame in which it happened.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
  return page.evaluate(() => window.layoutShifts ?? []);
}

/** Scrolls from the top to the end of the page in steps of a quarter of the window. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { documentElement: root } = document;
    for (let top = 0; top < root.scrollHeight; top += window.innerHeight / 4) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
}
