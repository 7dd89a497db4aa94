import { ROOT } from '../root';
import { changedSince } from './changed-since';
import { compareBase } from './compare-base';
import { sample } from './sample';
import type { SampleEnv } from './sample';

/** Selects the items that a check in `npm test` covers. */
export interface Selection<Item extends string> {
  /** Size of the fixed sample. */
  count: number;
  /** Gives each check a separate sample; for example the check's name. */
  salt: string;
  /** Whether an item depends on one of these files (relative to the repository's root). */
  isTouched: (item: Item, changed: readonly string[]) => boolean;
  /** Most changed items to include; `npm run test:full` covers the others. */
  limit: number;
}

let changedFiles: string[] | undefined;

/**
 * Selects the items that a check covers: in `npm test` a fixed sample and what changed since the
 * merge base, up to a limit; in a full run everything.
 *
 * @param items - All items, without duplicates.
 * @param selection - The numbers, and what counts as changed.
 * @param env - With `FULL=1`, all items are returned, or the shard of them named by `SHARD`.
 * @returns The selected items in the order of the list.
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
