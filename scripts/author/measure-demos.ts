import path from 'node:path';
import { builtDemos, wantedDemos } from './measure/built-demos';
import { StuckPage, WIDTHS, measurePage } from './measure/measure-page';
import { writeHeights } from './measure/write-heights';
import type { MeasuredHeights } from './measure/write-heights';
import { BUILD_DIR, ROOT } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';
import { changeToTest } from '../test/selection/compare-base';
import { withBuild } from './with-build';

/** Most pages take less than 3 s. */
const PAGE_TIMEOUT = 30_000;

// `npm run demos:measure [-- --changed] [folder or demo …]`: measures the heights that pages
// reserve for their demos.
runAsCommand(module, async () => {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--changed');
  if (unknown) {
    throw new Error(`Unknown option "${unknown}". The only option is --changed.`);
  }
  const changed = args.includes('--changed') ? (changeToTest(ROOT)?.files ?? null) : null;
  const places = args.filter((arg) => arg !== '--changed');
  const pages = wantedDemos(builtDemos(BUILD_DIR, ROOT), { places, changed });
  if (pages.size === 0) {
    console.log('Nothing to measure. To measure demos newer than build/, run npm run build first.');
    return 0;
  }

  const measured: MeasuredHeights[] = [];
  const stuck: string[] = [];
  await withBuild(async (browser, url) => {
    for (const [route, demos] of pages) {
      try {
        const heights = await measurePage(browser, url + route, PAGE_TIMEOUT);
        for (const { source, place } of demos) {
          const values = heights.get(source);
          if (values?.length === WIDTHS.length) {
            measured.push({ place, values });
          } else {
            stuck.push(`${route} shows no demo ${path.posix.basename(source)} to measure.`);
          }
        }
      } catch (error) {
        if (!(error instanceof StuckPage)) {
          throw error;
        }
        stuck.push(error.message);
      }
    }
  });
  writeHeights(ROOT, measured);
  console.log(
    `Measured ${measured.length} demos on ${pages.size} pages at ${WIDTHS.join(', ')} px.`,
  );
  stuck.forEach((message) => console.error(message));
  return stuck.length > 0 ? 1 : 0;
});
