import { labelOf } from '../kept/keep-set';
import { setOf } from '../kept/kept-index';
import type { OfflineSet } from '../types';
import type { KeepState } from './keep-store';

/**
 * How a set stands: not kept; begun and broken off; kept, and its update broken off; kept as the site
 * has it; kept, and the site has something newer; kept, and offered no longer.
 */
export type RowStatus = 'offered' | 'partial' | 'interrupted' | 'kept' | 'outdated' | 'withdrawn';

/** One set, as the panel lists it. */
export interface Row {
  id: string;
  label: string;
  bytes: number;
  status: RowStatus;
  /** What can be downloaded; absent when the site does not offer it, or cannot be asked. */
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
 * What the site offers, then what is kept besides, and what of it was begun: it takes room as well.
 * Without an offer the kept counts as it is.
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
