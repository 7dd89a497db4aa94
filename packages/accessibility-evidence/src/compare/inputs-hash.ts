import { createHash } from 'node:crypto';
import { CONDITIONS } from '../schema';

/** Increase it when the checks change, so all demos are checked again. */
const CHECKS = 2;

/**
 * Hashes what the results of a demo depend on, together with the checks.
 *
 * @param dependencies - Any JSON, such as the source of the demo and the versions of packages.
 */
export function inputsHash(...dependencies: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([CHECKS, CONDITIONS, ...dependencies]))
    .digest('hex')
    .slice(0, 16);
}
