import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { templatePicturePath, templatePreviewPath } from '../../src/foundation/products';
import { PICTURE } from '../../src/tools/template-gallery/picture';
import { TEMPLATES } from '../../templates/catalogue';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import { withBuild } from './with-build';

/** Size of the window, in the proportions of the pictures. */
const VIEWPORT = { width: 1440, height: 900 };

/** Quality of the WebP images, from 1 to 100: text stays sharp. */
const QUALITY = 85;

runCommand(
  module,
  {
    name: 'npm run templates:pictures',
    summary: "Takes the pictures of the templates' gallery from `build/`.",
  },
  () =>
    withBuild(async (browser, url) => {
      for (const mode of ['light', 'dark'] as const) {
        const context = await browser.newContext({
          viewport: VIEWPORT,
          colorScheme: mode,
          reducedMotion: 'reduce',
        });
        for (const { name } of TEMPLATES) {
          const page = await context.newPage();
          await page.goto(url + templatePreviewPath(name), { waitUntil: 'networkidle' });
          const screenshot = await page.screenshot();
          await page.close();
          const file = path.join('static', templatePicturePath(name, mode));
          mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
          const { size } = await sharp(screenshot)
            .resize(PICTURE)
            .webp({ quality: QUALITY })
            .toFile(path.join(ROOT, file));
          console.log(`${file}: ${size} bytes`);
        }
        await context.close();
      }
    }),
);
