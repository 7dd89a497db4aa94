import type { Shard } from '../../shared/command/rules';

/**
 * The tests in a shard of a full run, and those of them that haven't passed yet. Which shard a test
 * belongs to doesn't depend on the results, so the shards of several machines cover all tests.
 *
 * @param shard - `null` for all tests.
 */
export function remainingTests<Test>(
  tests: readonly Test[],
  shard: Shard | null,
  hasPassed: (test: Test) => boolean,
): { covered: Test[]; left: Test[] } {
  const { current, total } = shard ?? { current: 1, total: 1 };
  const covered = tests.filter((_, index) => index % total === current - 1);
  return { covered, left: covered.filter((test) => !hasPassed(test)) };
}
