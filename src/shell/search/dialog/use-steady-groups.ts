import { useMemo, useState } from 'react';
import { hitKey } from '../answers/groups';
import type { GroupedHit, HitGroup } from '../answers/groups';
import type { Answer } from '../answers/messages';

const NONE: readonly GroupedHit[] = [];

/** Groups in two parts: nothing in the first one moves when the second one arrives. */
interface SteadyGroups {
  first: HitGroup[];
  others: readonly HitGroup[];
}

/**
 * Groups the hits of a query. Before all of the index is there, only the best ones are shown. As soon as
 * the reader points at one, they keep their places, and all others follow them: nothing moves under the
 * pointer.
 *
 * @param isPointed - Whether the reader has pointed at a result, or selected one with a key.
 */
export function useSteadyGroups(
  { query, best, groups, isComplete }: Pick<Answer, 'query' | 'best' | 'groups' | 'isComplete'>,
  isPointed: boolean,
): SteadyGroups {
  const [seen, setSeen] = useState({ query: '', hits: NONE });
  const kept = seen.query === query ? seen.hits : NONE;
  if (isPointed && !isComplete && best.length > 0 && kept.length === 0) {
    setSeen({ query, hits: best });
  }
  return useMemo(() => {
    if (kept.length === 0 && isComplete) {
      return { first: [], others: groups };
    }
    const hits = [...(kept.length > 0 ? kept : best)];
    const first: HitGroup[] = hits.length > 0 ? [{ label: 'search.first', hits }] : [];
    const shown = new Set(kept.map(hitKey));
    const others = (isComplete ? groups : [])
      .map((group) => ({ ...group, hits: group.hits.filter((hit) => !shown.has(hitKey(hit))) }))
      .filter((group) => group.hits.length > 0);
    return { first, others };
  }, [kept, best, groups, isComplete]);
}
