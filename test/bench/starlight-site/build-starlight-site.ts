import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { coldBuild } from '../build-cost/cold-build';
import { measureCommand } from '../build-cost/measure-command';
import { STARLIGHT_DIR, WORK_DIR } from '../paths';
import { docsOf, writeDoc } from '../plain-site/docs';
import { withFrontMatter } from './front-matter';

const TEMPLATE_DIR = path.join(__dirname, '../starlight');

/**
 * Number of pages, whatever our site has. Starlight writes its complete sidebar into every page: with
 * 715 pages, a page's HTML has 16.6 kB instead of 8.4 kB (gzip). Sites of that size divide it, so few
 * pages show Starlight at its best.
 */
const PAGES = 30;

/** Generates the Starlight site with the texts of the plain site at the same paths. */
function scaffoldStarlightSite(): void {
  // Installed packages and the lockfile stay, so only the first run downloads them.
  rmSync(path.join(STARLIGHT_DIR, 'src'), { recursive: true, force: true });
  cpSync(TEMPLATE_DIR, STARLIGHT_DIR, { recursive: true });
  const { intro, others } = docsOf(PAGES);
  for (const { file, text } of [intro, ...others]) {
    // The inner `docs/` is the path of the pages, as on the plain site.
    writeDoc(path.join(STARLIGHT_DIR, 'src/content/docs/docs'), {
      file,
      text: withFrontMatter(text),
    });
  }
}

/**
 * Generates the Starlight site, installs its packages from the npm registry, and builds it. They
 * aren't dependencies of this project, because only the benchmark needs them.
 *
 * @throws If the installation or the build fails, or the site has another number of pages.
 */
export async function buildStarlightSite(): Promise<void> {
  mkdirSync(WORK_DIR, { recursive: true });
  scaffoldStarlightSite();
  await measureCommand(['npm', 'install', '--no-audit', '--no-fund'], {
    cwd: STARLIGHT_DIR,
    logFile: path.join(WORK_DIR, 'starlight-install.log'),
  });
  const { pages } = await coldBuild('starlight', STARLIGHT_DIR, { ASTRO_TELEMETRY_DISABLED: '1' });
  if (pages !== PAGES) {
    throw new Error(`The Starlight site has ${pages} pages, expected ${PAGES}.`);
  }
}
