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
 * Groups the hits of a query. Before all of the index is there, only the best ones are shown. As soon as
 * the reader points at one, they keep their places, and all others follow them: nothing moves under the
 * pointer.
 *
 * @param isComplete - Whether all of the index has been searched.
 * @param isPointed - Whether the reader has pointed at a result, or selected one with a key.
 */
export function useSteadyGroups(
  query: string,
  hits: readonly Hit[],
  isComplete: boolean,
  isPointed: boolean,
): SteadyGroups {
  const [seen, setSeen] = useState<{ query: string; hits: GroupedHit[] }>({
    query: '',
    hits: NONE,
  });
  const kept = seen.query === query ? seen.hits : NONE;
  if (isPointed && !isComplete && hits.length > 0 && kept.length === 0) {
    setSeen({ query, hits: bestOf(hits) });
  }
  return useMemo(() => {
    if (kept.length === 0 && isComplete) {
      return { first: [], others: groupHits(hits) };
    }
    const best = kept.length > 0 ? kept : bestOf(hits);
    const first: HitGroup[] = best.length > 0 ? [{ label: 'search.first', hits: best }] : [];
    const shown = new Set(kept.map(hitKey));
    const rest = isComplete ? hits.filter((hit) => !shown.has(hitKey(hit))) : [];
    return { first, others: groupHits(rest) };
  }, [kept, hits, isComplete]);
}
