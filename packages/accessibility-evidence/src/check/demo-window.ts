import { source as AXE } from 'axe-core';
import type { CDPSession, Frame, Page } from 'playwright-core';
import { installChecks } from './in-page';
import { TEXT_SPACING } from './looks';
import type { Look } from './looks';
import type { DemoPlace, DemoTab, SiteToCheck } from './page-to-check';

/** Most demos take less than a second. */
const TIMEOUT = 30_000;

/** Tall enough that few demos scroll. */
const HEIGHT = 1600;

const HOST = `<!doctype html><html lang="en"><title>Evidence</title>
<style>body { margin: 0 } iframe { display: block; border: 0; width: 1280px; height: ${HEIGHT}px }</style>
<button id="before">Before</button><iframe id="demo" title="Demo"></iframe><button id="after">After</button>`;

/**
 * Shows a look as most sites support it: the color scheme of the browser, and the direction and text
 * size of the document.
 *
 * @param colorMode - An attribute of `<html>` that is `light` or `dark`, such as `data-theme`.
 */
export function lookOfDocument(colorMode?: string): NonNullable<SiteToCheck['applyLook']> {
  return async ({ page, frame }, { mode, direction, largeText }) => {
    await page.emulateMedia({ colorScheme: mode });
    await frame.evaluate(
      (look) => {
        const { documentElement: root } = document;
        root.dir = look.direction;
        root.style.fontSize = look.largeText ? '200%' : '';
        if (look.colorMode) {
          root.setAttribute(look.colorMode, look.mode);
        }
      },
      { mode, direction, largeText, colorMode },
    );
  };
}

/** A demo in a frame, whose look can be changed without loading it again. */
export class DemoWindow implements DemoTab {
  /** What went wrong in the demo since it was opened. */
  readonly faults: string[] = [];

  private constructor(
    readonly page: Page,
    readonly devtools: CDPSession,
    private readonly site: SiteToCheck,
  ) {
    page.on('pageerror', ({ message }) => this.faults.push(message));
    page.on('console', (message) => message.type() === 'error' && this.faults.push(message.text()));
  }

  /**
   * Prepares a tab for demos.
   *
   * @param page - An empty tab of Chromium.
   */
  static async create(page: Page, site: SiteToCheck): Promise<DemoWindow> {
    await page.setViewportSize({ width: 1280, height: HEIGHT + 60 });
    // tsx adds a naming helper to functions, which doesn't exist in the page.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(`if (window !== window.parent) { ${AXE} }`);
    await page.addInitScript(installChecks, site.partClass?.source ?? null);
    await page.route('**/evidence-host/', (route) =>
      route.fulfill({ body: HOST, contentType: 'text/html' }),
    );
    await page.goto(`${site.url}/evidence-host/`);
    return new DemoWindow(page, await page.context().newCDPSession(page), site);
  }

  /** Whether the document shows only the demo. */
  isAlone = true;

  /** The demo's document. */
  get frame(): Frame {
    return this.page.frames()[1]!;
  }

  /**
   * Shows a demo in its default look.
   *
   * @throws If its element doesn't exist, or the demo isn't interactive after a time.
   */
  async open({ path, selector, alone }: DemoPlace): Promise<void> {
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
    const { ready } = this.site;
    if (ready === undefined) {
      await this.frame.waitForLoadState('networkidle', { timeout: TIMEOUT });
    }
    for (const one of [ready ?? 'body', selector ?? 'body']) {
      await this.frame.waitForSelector(one, { state: 'attached', timeout: TIMEOUT });
    }
    this.isAlone = alone ?? selector === undefined;
    await this.frame.evaluate(
      async (demo) => {
        window.evidence.setDemo(demo.selector, demo.isAlone);
        await document.fonts.ready;
        await window.evidence.settle();
      },
      { selector: selector ?? 'body', isAlone: this.isAlone },
    );
  }

  /** Changes the look of the demo, and waits until it's applied. */
  async show(look: Look): Promise<void> {
    await this.page.emulateMedia({
      forcedColors: look.forcedColors ? 'active' : 'none',
      reducedMotion: look.reducedMotion ? 'reduce' : 'no-preference',
    });
    await this.page.evaluate((width) => {
      document.querySelector('iframe')!.style.width = `${width}px`;
    }, look.width);
    await (this.site.applyLook ?? lookOfDocument())(this, look);
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
