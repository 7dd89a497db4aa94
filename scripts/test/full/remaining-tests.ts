import type { BrowserTest } from './browser-test';

/** Determines which browser tests of a full run are left. */
export interface FullRun {
  /**
   * Files or folders to limit the run to, relative to the repository's root; empty for no limit.
   */
  places: readonly string[];
  /** The source file of a route's page, relative to the repository's root. */
  sources: ReadonlyMap<string, string>;
  /** One of several equal parts, counted from 1; `null` for all tests. */
  shard: { current: number; total: number } | null;
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
    places.some((place) => isBelow(file, place) || (source && isBelow(source, place)))
  );
}

/**
 * The tests in a full run, and those of them that haven't passed yet. Which shard a test belongs to
 * doesn't depend on the results, so the shards of several machines cover all tests.
 */
export function remainingTests<Test extends BrowserTest>(
  tests: readonly Test[],
  run: FullRun,
): { covered: Test[]; left: Test[] } {
  const { current, total } = run.shard ?? { current: 1, total: 1 };
  const covered = tests
    .filter((test) => isAt(test, run))
    .filter((_, index) => index % total === current - 1);
  return { covered, left: covered.filter((test) => !run.hasPassed(test)) };
}
