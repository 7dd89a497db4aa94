import path from 'node:path';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import { withBuild } from './with-build';

/** The images in README.md and ARCHITECTURE.md, by name. */
const PICTURES = {
  'component-page': '/material-ui/react-button/',
  'home-page': '/',
} as const;

const FOLDER = 'docs-infra/manual/images';

const VIEWPORT = { width: 1440, height: 900 };

/** Largest size of an image in bytes, because every clone contains the images. */
const MOST_BYTES = 200 * 1024;

runCommand(
  module,
  {
    name: 'npm run screenshots',
    summary: 'Takes the screenshots in README.md and ARCHITECTURE.md from `build/`.',
  },
  () =>
    withBuild(async (browser, url) => {
      const page = await browser.newPage({
        viewport: VIEWPORT,
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      for (const [name, route] of Object.entries(PICTURES)) {
        await page.goto(url + route, { waitUntil: 'networkidle' });
        const file = path.join(FOLDER, `${name}.png`);
        const { length } = await page.screenshot({ path: path.join(ROOT, file) });
        if (length > MOST_BYTES) {
          throw new Error(
            `${file} has ${length} bytes, but at most ${MOST_BYTES} are allowed. Reduce VIEWPORT in scripts/author/screenshots.ts.`,
          );
        }
        console.log(`${file}: ${length} bytes`);
      }
    }),
);
