import { fixedSample } from '../../../plugins/shared/fixed-sample';

/** The environment variable that disables sampling. */
export interface SampleEnv {
  /** `1` returns all items. */
  FULL?: string;
}

/**
 * Picks the items that a test checks, see `fixedSample`.
 *
 * @param env - With `FULL=1`, all items are returned.
 */
export function sample<Item extends string>(
  items: readonly Item[],
  count: number,
  salt: string,
  env: SampleEnv = process.env,
): Item[] {
  return env.FULL === '1' ? [...items] : fixedSample(items, count, salt);
}
