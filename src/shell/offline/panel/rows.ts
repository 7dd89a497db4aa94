import { labelOf } from '../kept/keep-set';
import { setOf } from '../kept/kept-index';
import type { OfflineSet } from '../types';
import type { KeepState } from './keep-store';

/**
 * State of a set: not downloaded; partially downloaded; downloaded, with a partial update; up to
 * date; outdated; no longer offered.
 */
export type RowStatus = 'offered' | 'partial' | 'interrupted' | 'kept' | 'outdated' | 'withdrawn';

/** A set as the panel shows it. */
export interface Row {
  id: string;
  label: string;
  bytes: number;
  status: RowStatus;
  /** The downloadable set; absent if the site doesn't offer it or the list failed to load. */
  set?: OfflineSet;
}

function statusOf(set: OfflineSet, { sets, pending }: KeepState['kept']): RowStatus {
  const kept = setOf(sets, set.id);
  if (setOf(pending, set.id)) {
    return kept ? 'interrupted' : 'partial';
  }
  if (!kept) {
    return 'offered';
  }
  return kept.hash === set.hash ? 'kept' : 'outdated';
}

/**
 * The sets that the site offers, then other downloads, including partial ones, because they use
 * storage. Without an offer, downloads count as up to date.
 */
export function rowsOf({ offered, kept }: Pick<KeepState, 'offered' | 'kept'>): Row[] {
  const ids = new Set(offered?.map(({ id }) => id));
  const begun = kept.pending.filter(({ id }) => !setOf(kept.sets, id));
  return [
    ...(offered ?? []).map((set) => ({
      id: set.id,
      label: labelOf(set),
      bytes: set.bytes,
      status: statusOf(set, kept),
      set,
    })),
    ...kept.sets
      .filter(({ id }) => !ids.has(id))
      .map(({ id, label, bytes }) => ({
        id,
        label,
        bytes,
        status: offered ? ('withdrawn' as const) : ('kept' as const),
      })),
    ...begun
      .filter(({ id }) => !ids.has(id))
      .map(({ id, label, bytes }) => ({ id, label, bytes, status: 'partial' as const })),
  ];
}
