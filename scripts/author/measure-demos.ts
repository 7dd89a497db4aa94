import path from 'node:path';
import { builtDemos, wantedDemos } from './measure/built-demos';
import { StuckPage, WIDTHS, measurePage } from './measure/measure-page';
import { writeHeights } from './measure/write-heights';
import type { MeasuredHeights } from './measure/write-heights';
import { BUILD_DIR, ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';
import { changeToTest } from '../test/selection/compare-base';
import { withBuild } from './with-build';

/** Most pages take less than 3 s. */
const PAGE_TIMEOUT = 30_000;

const COMMAND = {
  name: 'npm run demos:measure',
  summary: 'Measures the heights that pages reserve for their demos, in the site in `build/`.',
  options: {
    changed: { type: 'boolean', help: 'Only demos that changed or have no measured height' },
  },
  words: { name: 'folder or demo', help: "Relative to the repository's root; all otherwise" },
  exitCodes: { 1: 'A demo could not be measured' },
} satisfies CommandLine;

runCommand(module, COMMAND, async ({ values, words: places }) => {
  const changed = values.changed ? (changeToTest(ROOT)?.files ?? null) : null;
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
