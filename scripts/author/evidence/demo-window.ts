import { createRequire } from 'node:module';
import type { CDPSession, Frame, Page } from '@playwright/test';
import { TEXT_SPACING } from './conditions';
import type { Look } from './conditions';
import { installChecks } from './in-page';

/** The axe-core of `@axe-core/playwright`, so both check the same rules. */
const AXE = createRequire(require.resolve('@axe-core/playwright'))('axe-core') as {
  source: string;
  version: string;
};

/** Version of axe-core. */
export const AXE_VERSION = AXE.version;

/** Most demos take less than a second. */
const TIMEOUT = 30_000;

/** Tall enough that few demos scroll. */
const HEIGHT = 1600;

const HOST = `<!doctype html><html lang="en"><title>Evidence</title>
<style>body { margin: 0 } iframe { display: block; border: 0; width: 1280px; height: ${HEIGHT}px }</style>
<button id="before">Before</button><iframe id="demo" title="Demo"></iframe><button id="after">After</button>`;

/** A demo in a frame, whose look can be changed without loading it again. */
export class DemoWindow {
  /** What went wrong in the demo since it was opened. */
  readonly faults: string[] = [];

  private constructor(
    readonly page: Page,
    readonly devtools: CDPSession,
  ) {
    page.on('pageerror', ({ message }) => this.faults.push(message));
    page.on('console', (message) => message.type() === 'error' && this.faults.push(message.text()));
  }

  /**
   * Prepares a tab for demos.
   *
   * @param page - An empty tab.
   * @param url - Address of the site without a trailing slash.
   */
  static async create(page: Page, url: string): Promise<DemoWindow> {
    await page.setViewportSize({ width: 1280, height: HEIGHT + 60 });
    // tsx adds a naming helper to functions, which doesn't exist in the page.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(`if (window !== window.parent) { ${AXE.source} }`);
    await page.addInitScript(installChecks);
    await page.route('**/evidence-host/', (route) =>
      route.fulfill({ body: HOST, contentType: 'text/html' }),
    );
    await page.goto(`${url}/evidence-host/`);
    return new DemoWindow(page, await page.context().newCDPSession(page));
  }

  /** The demo's document. */
  get frame(): Frame {
    return this.page.frames()[1]!;
  }

  /**
   * Shows a demo in its default look.
   *
   * @param path - Path of a page that shows only the demo in an element with the id `frame`.
   * @throws If the demo isn't interactive after a time.
   */
  async open(path: string): Promise<void> {
    await this.page.emulateMedia({
      forcedColors: 'none',
      reducedMotion: 'no-preference',
      colorScheme: 'light',
    });
    await this.page.evaluate(async (src) => {
      const frame = document.querySelector('iframe')!;
      frame.style.width = '1280px';
      await new Promise((resolve) => {
        frame.addEventListener('load', resolve, { once: true });
        frame.src = src;
      });
    }, path);
    this.faults.length = 0;
    await this.frame.waitForSelector('#frame[data-ready]', { state: 'attached', timeout: TIMEOUT });
    await this.frame.evaluate(async () => {
      await document.fonts.ready;
      await window.evidence.settle();
    });
  }

  /** Changes the look of the demo, and waits until it's applied. */
  async show(look: Look): Promise<void> {
    await this.page.emulateMedia({
      forcedColors: look.forcedColors ? 'active' : 'none',
      reducedMotion: look.reducedMotion ? 'reduce' : 'no-preference',
    });
    await this.page.evaluate(({ mode, direction, dense, largeText, width }) => {
      const frame = document.querySelector('iframe')!;
      frame.style.width = `${width}px`;
      const message = { paletteMode: mode, direction, dense, largeText };
      frame.contentWindow!.postMessage({ type: 'look', look: message }, window.location.origin);
    }, look);
    await this.frame.waitForFunction(({ mode, direction, largeText }) => {
      const { dataset, dir, style } = document.documentElement;
      return (
        dataset.theme === mode && dir === direction && (style.fontSize === '200%') === largeText
      );
    }, look);
    await this.frame.evaluate(
      async ({ spacing, css }) => {
        const sheet = new CSSStyleSheet();
        await sheet.replace(spacing ? css : '');
        // Not a <style>, which the site's policy might block.
        document.adoptedStyleSheets = [sheet];
        await window.evidence.settle();
      },
      { spacing: look.spacing, css: TEXT_SPACING },
    );
  }
}
