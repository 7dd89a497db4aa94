import { ROOT } from '../../shared/root';
import { changeToTest } from './compare-base';
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

let memo: readonly string[] | null | undefined;

function changedFiles(): readonly string[] | null {
  if (memo === undefined) {
    memo = changeToTest(ROOT)?.files ?? null;
  }
  return memo;
}

/**
 * Selects the items that a check covers: in `npm test` a fixed sample and what changed since the
 * merge base, up to a limit; in a full run everything. Without a history, every item counts as
 * changed.
 *
 * @param items - All items, without duplicates.
 * @param selection - The numbers, and what counts as changed.
 * @param env - With `FULL=1`, all items are returned.
 * @param changed - Changed files, relative to the repository's root; `null` if that is unknown.
 * @returns The selected items in the order of the list.
 */
export function selectForCommit<Item extends string>(
  items: readonly Item[],
  { count, salt, isTouched, limit }: Selection<Item>,
  env: SampleEnv = process.env,
  changed = env.FULL === '1' ? [] : changedFiles(),
): Item[] {
  if (env.FULL === '1') {
    return sample(items, count, salt, env);
  }
  const touched = items.filter((item) => changed === null || isTouched(item, changed));
  const picked = new Set([
    ...sample(items, count, salt, {}),
    ...sample(touched, limit, `${salt}, changed`, {}),
  ]);
  return items.filter((item) => picked.has(item));
}
