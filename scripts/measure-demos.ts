import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ensureBrowser } from './browser';
import { allReady, loadAllIslands, measure } from './measure/browser-side';
import { writeHeights } from './measure/write-heights';
import { BUILD_DIR, ROOT } from './root';
import { routesOfPages } from './routes';
import { runAsCommand } from './run-as-command';
import { startServer } from './serve';

/** One viewport per width class of `src/demos/page/Demo.module.css`. */
const WIDTHS = [360, 412, 768, 1024, 1280, 1600] as const;

const BROWSER_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

async function measurePage(page: Page, url: string, heights: Map<string, number[]>): Promise<void> {
  await page.goto(url);
  if ((await page.locator('.demo-root').count()) === 0) {
    return;
  }
  for (const [index, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await page.waitForFunction(allReady);
    for (const { source, height } of await page.evaluate(measure)) {
      const known = heights.get(source) ?? [];
      known[index] = height;
      heights.set(source, known);
    }
  }
}

// `npm run demos:measure [part of a route]`: the heights that pages reserve for their demos.
runAsCommand(module, async () => {
  const only = process.argv[2] ?? '';
  const server = await startServer({ dir: BUILD_DIR, port: 0 });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    const page = await browser.newPage();
    // tsx names the functions it compiles by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(loadAllIslands);
    const heights = new Map<string, number[]>();
    for (const route of routesOfPages(BUILD_DIR).filter((candidate) => candidate.includes(only))) {
      await measurePage(page, server.url + route, heights);
    }
    writeHeights(ROOT, heights);
    console.log(`Measured ${heights.size} demos at ${WIDTHS.join(', ')} px.`);
  } finally {
    await browser.close();
    await server.close();
  }
});
