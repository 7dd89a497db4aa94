import { inShard } from '../shard';
import type { Shard } from '../shard';
import { testListLine } from './browser-test';
import type { BrowserTest } from './browser-test';

/** Determines which browser tests of a full run are left. */
export interface FullRun {
  /**
   * Files or folders to limit the run to, relative to the repository's root; empty for no limit.
   */
  places: readonly string[];
  /** The source file of a route's page, relative to the repository's root. */
  sources: ReadonlyMap<string, string>;
  shard: Shard;
  hasPassed: (test: BrowserTest) => boolean;
}

function isBelow(file: string, place: string): boolean {
  const folder = place.replace(/\/$/, '');
  return file === folder || file.startsWith(`${folder}/`);
}

/** Whether a test, or the page that it visits, is in one of the places. */
function isAt({ file, page }: BrowserTest, { places, sources }: FullRun): boolean {
  const source = page === null ? undefined : sources.get(page);
  return (
    places.length === 0 ||
    places.some((place) => isBelow(`e2e/${file}`, place) || (source && isBelow(source, place)))
  );
}

/** The tests in a full run, and those of them that haven't passed yet. */
export function remainingTests(
  tests: readonly BrowserTest[],
  run: FullRun,
): { covered: BrowserTest[]; left: BrowserTest[] } {
  const covered = tests.filter((test) => isAt(test, run) && inShard(testListLine(test), run.shard));
  return { covered, left: covered.filter((test) => !run.hasPassed(test)) };
}
