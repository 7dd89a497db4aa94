import { ROOT } from '../root';
import { changedSince } from './changed-since';
import { compareBase } from './compare-base';
import { sample } from './sample';
import type { SampleEnv } from './sample';

/** Which items a check of `npm test` looks at. */
export interface Selection<Item extends string> {
  /** Size of the fixed sample. */
  count: number;
  /** Lets each check have a sample of its own, such as the check's name. */
  salt: string;
  /** Whether an item depends on one of these files (paths from the repository's root). */
  isTouched: (item: Item, changed: readonly string[]) => boolean;
  /** How many touched items are taken at most; `npm run test:full` takes the others. */
  limit: number;
}

let changedFiles: string[] | undefined;

/**
 * Picks the items that a check looks at: in `npm test` a fixed sample, and what changed against the
 * merge base up to a limit; in a full run all of them.
 *
 * @param items - All items, each of them once.
 * @param selection - How many, and what counts as changed.
 * @param env - With `FULL=1` the result is all items, or the part of them that `SHARD` names.
 * @returns The picked items in the order of the list.
 */
export function selectForCommit<Item extends string>(
  items: readonly Item[],
  { count, salt, isTouched, limit }: Selection<Item>,
  env: SampleEnv = process.env,
): Item[] {
  if (env.FULL === '1') {
    return sample(items, count, salt, env);
  }
  changedFiles ??= changedSince(ROOT, compareBase(ROOT));
  const changed = changedFiles;
  const touched = items.filter((item) => isTouched(item, changed));
  const picked = new Set([
    ...sample(items, count, salt, {}),
    ...sample(touched, limit, `${salt}, changed`, {}),
  ]);
  return items.filter((item) => picked.has(item));
}
