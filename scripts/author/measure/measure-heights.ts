import path from 'node:path';
import { BUILD_DIR, ROOT } from '../../shared/root';
import { changeToTest } from '../../test/selection/compare-base';
import { withBuild } from '../with-build';
import { builtDemos, wantedDemos } from './built-demos';
import type { Wanted } from './built-demos';
import { StuckPage, WIDTHS, measurePage } from './measure-page';
import { writeHeights } from './write-heights';
import type { MeasuredHeights } from './write-heights';

/** Most pages take less than 3 s. */
const PAGE_TIMEOUT = 30_000;

/**
 * Measures the heights that pages reserve for their demos, in the site in `build/`, and writes them.
 *
 * @param wanted - Which pages, and whether to measure demos that haven't changed.
 * @returns What couldn't be measured.
 */
export async function measureHeights(wanted: Omit<Wanted, 'changed'>): Promise<string[]> {
  const changed = changeToTest(ROOT)?.files ?? [];
  const pages = wantedDemos(builtDemos(BUILD_DIR, ROOT), { ...wanted, changed });
  if (pages.size === 0) {
    return [];
  }
  const measured: MeasuredHeights[] = [];
  const failed: string[] = [];
  await withBuild(async (browser, url) => {
    for (const [route, demos] of pages) {
      try {
        const heights = await measurePage(browser, url + route, PAGE_TIMEOUT);
        for (const { source, place } of demos) {
          const values = heights.get(source);
          if (values?.length === WIDTHS.length) {
            measured.push({ place, values });
          } else {
            failed.push(`${route} shows no demo ${path.posix.basename(source)} to measure.`);
          }
        }
      } catch (error) {
        if (!(error instanceof StuckPage)) {
          throw error;
        }
        failed.push(error.message);
      }
    }
  });
  writeHeights(ROOT, measured);
  console.log(`Measured ${measured.length} demos at ${WIDTHS.join(', ')} px.`);
  return failed;
}
