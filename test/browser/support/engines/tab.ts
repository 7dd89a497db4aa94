import { expect } from '@playwright/test';
import type { EngineTab, Key } from './engine';
import { describeTarget, findPoint } from './find-element';
import type { Target } from './find-element';

/** For machines much slower than two free cores. Passing tests don't wait for it. */
const TIMEOUT = 60_000;

/** Interval in ms in which conditions are checked. */
const INTERVAL = 50;

/** A tab in any engine. Everything waits for a condition. */
export class Tab {
  private readonly faults: string[] = [];

  /**
   * @param engineTab - The tab to control.
   * @param site - Address of the site without a trailing slash.
   */
  constructor(
    private readonly engineTab: EngineTab,
    private readonly site: string,
  ) {}

  /**
   * Opens a page and waits until its HTML is parsed. Its scripts may run later.
   *
   * @param path - Path of the page.
   */
  async open(path: string): Promise<void> {
    await this.replacePage(() => this.engineTab.navigate(this.site + path));
  }

  /** Reloads the page and waits until its HTML is parsed. */
  async reload(): Promise<void> {
    await this.replacePage(() => this.engineTab.reload());
  }

  /** Evaluates a function in the page, which can't use outer variables. */
  async evaluate<Args extends unknown[], T>(code: (...args: Args) => T, ...args: Args): Promise<T> {
    return (await this.engineTab.evaluate(expressionOf(code, args))) as T;
  }

  /**
   * Waits until a function returns a truthy value in the page. It can't use outer variables.
   *
   * @param condition - What is awaited, for the error message.
   */
  async until<Args extends unknown[]>(
    condition: string,
    code: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void> {
    // Not the value itself, because engines serialize elements differently.
    const expression = `Boolean(${expressionOf(code, args)})`;
    await this.retry(condition, () => this.engineTab.evaluate(expression));
  }

  /** Waits until a frame contains a text. */
  async untilFrameContains(frame: string, text: string): Promise<void> {
    await this.retry(`the frame ${frame} contains "${text}"`, async () => {
      const content = await this.engineTab.evaluate('document.body.textContent', frame);
      return String(content).includes(text);
    });
  }

  /** Waits until React has hydrated the page. Demos hydrate separately. */
  async untilHydrated(): Promise<void> {
    await this.until(
      'React has hydrated the page',
      () => document.documentElement.dataset.hasHydrated === 'true',
    );
  }

  /** Waits until an element is visible and no longer moves, and clicks it. */
  async click(target: Target): Promise<void> {
    let previous: { x: number; y: number } | null = null;
    await this.retry(`${describeTarget(target)} can be clicked`, async () => {
      const point = await this.evaluate(findPoint, target);
      const isStable = point !== null && point.x === previous?.x && point.y === previous.y;
      previous = point;
      return isStable;
    });
    await this.engineTab.click(previous!.x, previous!.y);
  }

  /** Presses keys together. */
  async press(...keys: Key[]): Promise<void> {
    await this.engineTab.press(keys);
  }

  /** Types a text into the element that has the focus. */
  async type(text: string): Promise<void> {
    await this.engineTab.type(text);
  }

  /** Takes a PNG of the viewport. */
  screenshot(): Promise<Buffer> {
    return this.engineTab.screenshot();
  }

  /** Everything that went wrong in the pages of this tab so far. */
  async allFaults(): Promise<string[]> {
    const ofPage = await this.evaluate(() => window.recordedFaults ?? []);
    return [...this.faults, ...ofPage];
  }

  private async replacePage(start: () => Promise<void>): Promise<void> {
    const previous = await this.evaluate(() => performance.timeOrigin);
    this.faults.push(...(await this.evaluate(() => window.recordedFaults ?? [])));
    await start();
    await this.until(
      'the HTML is parsed',
      (before) => performance.timeOrigin !== before && document.readyState !== 'loading',
      previous,
    );
  }

  private async retry(condition: string, attempt: () => Promise<unknown>): Promise<void> {
    // Attempts fail while the page is replaced.
    await expect(async () => {
      expect(await attempt(), condition).toBeTruthy();
    }).toPass({ timeout: TIMEOUT, intervals: [INTERVAL] });
  }
}

function expressionOf(code: (...args: never[]) => unknown, args: unknown[]): string {
  return `(${code})(...${JSON.stringify(args)})`;
}
