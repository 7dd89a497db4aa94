import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { templatePicturePath, templatePreviewPath } from '../../src/foundation/products';
import { PICTURE } from '../../src/tools/template-gallery/picture';
import { TEMPLATES } from '../../templates/catalogue';
import { ensureBrowser } from '../test/browser';
import { BUILD_DIR, ROOT } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';
import { startServer } from '../serve/serve';

/** Size of the window, in the proportions of the pictures. */
const VIEWPORT = { width: 1440, height: 900 };

/** Quality of the WebP images, from 0 to 1: text stays sharp. */
const QUALITY = 0.85;

/** Converts a screenshot to a smaller WebP image in the browser, as Base64. */
function toWebp(page: Page, png: Buffer): Promise<string> {
  return page.evaluate(
    async ({ base64, width, height, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', quality).split(',')[1]!;
    },
    { base64: png.toString('base64'), ...PICTURE, quality: QUALITY },
  );
}

// `npm run templates:pictures`: takes the gallery's pictures from `build/`.
runAsCommand(module, async () => {
  const server = await startServer({ dir: BUILD_DIR, port: 0 });
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const mode of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: VIEWPORT,
        colorScheme: mode,
        reducedMotion: 'reduce',
      });
      const converter = await context.newPage();
      for (const { name } of TEMPLATES) {
        const page = await context.newPage();
        await page.goto(server.url + templatePreviewPath(name), { waitUntil: 'networkidle' });
        const webp = Buffer.from(await toWebp(converter, await page.screenshot()), 'base64');
        await page.close();
        const file = path.join('static', templatePicturePath(name, mode));
        mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
        writeFileSync(path.join(ROOT, file), webp);
        console.log(`${file}: ${webp.length} bytes`);
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
