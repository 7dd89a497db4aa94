import { useMemo, useState } from 'react';
import type { Hit } from '../engine';
import { bestOf, groupHits, hitKey } from './groups';
import type { GroupedHit, HitGroup } from './groups';

const NONE: GroupedHit[] = [];

/** Groups in two parts: nothing in the first one moves when the second one arrives. */
interface SteadyGroups {
  first: HitGroup[];
  others: HitGroup[];
}

/**
 * Groups the hits of a query. Before all of the index is there, only the best ones are shown, and they
 * keep their places: all others follow them.
 *
 * @param isComplete - Whether all of the index has been searched.
 */
export function useSteadyGroups(
  query: string,
  hits: readonly Hit[],
  isComplete: boolean,
): SteadyGroups {
  const [seen, setSeen] = useState<{ query: string; hits: GroupedHit[] }>({
    query: '',
    hits: NONE,
  });
  const kept = seen.query === query ? seen.hits : NONE;
  if (!isComplete && hits.length > 0 && kept.length === 0) {
    setSeen({ query, hits: bestOf(hits) });
  }
  return useMemo(() => {
    if (kept.length === 0) {
      return { first: [], others: isComplete ? groupHits(hits) : [] };
    }
    const first: HitGroup[] = [{ label: 'search.first', hits: kept }];
    const shown = new Set(kept.map(hitKey));
    const rest = isComplete ? hits.filter((hit) => !shown.has(hitKey(hit))) : [];
    return { first, others: groupHits(rest) };
  }, [kept, hits, isComplete]);
}
