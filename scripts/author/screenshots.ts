import { statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../test/browser';
import { BUILD_DIR, ROOT } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';
import { startServer } from '../serve/serve';

/** The images in README.md and ARCHITECTURE.md, by name. */
const PICTURES = {
  'component-page': '/material-ui/react-button/',
  'home-page': '/',
} as const;

const FOLDER = 'docs-infra/manual/images';

const VIEWPORT = { width: 1440, height: 900 };

/** Largest size of an image in bytes, because every clone contains the images. */
const MOST_BYTES = 200 * 1024;

// `npm run screenshots`: takes the screenshots from `build/`.
runAsCommand(module, async () => {
  const server = await startServer({ dir: BUILD_DIR, port: 0 });
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({
      viewport: VIEWPORT,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    for (const [name, route] of Object.entries(PICTURES)) {
      await page.goto(server.url + route, { waitUntil: 'networkidle' });
      const file = path.join(FOLDER, `${name}.png`);
      await page.screenshot({ path: path.join(ROOT, file) });
      const { size } = statSync(path.join(ROOT, file));
      if (size > MOST_BYTES) {
        throw new Error(
          `${file} has ${size} bytes, but at most ${MOST_BYTES} are allowed. Reduce VIEWPORT in scripts/author/screenshots.ts.`,
        );
      }
      console.log(`${file}: ${size} bytes`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
