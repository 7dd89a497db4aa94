import vm from 'node:vm';

/** Long enough for linear work on any machine, in ms. */
const LIMIT = 10_000;

/**
 * Runs a function that would take hours if its work weren't linear, and stops it then. A test's own limit
 * can't, because it's only checked between tasks.
 *
 * @throws If it doesn't end.
 */
export function interruptible<Result>(run: () => Result): Result {
  return vm.runInNewContext('run()', { run }, { timeout: LIMIT }) as Result;
}
