import { CONDITIONS } from '../schema';
import type { Condition, Evidence, EvidenceFailure } from '../types';

/** Groups items in the order of their first one. */
function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): [first: Item, ...others: Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) {
      group.push(item);
    } else {
      groups.set(keyOf(item), [item]);
    }
  }
  return [...groups.values()];
}

/** The failures of a page by one rule that belong to the same owner. */
export interface FailureGroup extends Pick<EvidenceFailure, 'rule' | 'owner' | 'criteria'> {
  /** The demos that fail, by the conditions in which they fail. */
  demos: { names: string[]; conditions: Condition[] }[];
}

/** The conditions in which each demo fails. */
function byDemo(failures: readonly EvidenceFailure[]): Map<string, Condition[]> {
  const found = new Map<string, Set<Condition>>();
  for (const { demo, conditions } of failures) {
    found.set(demo, new Set([...(found.get(demo) ?? []), ...conditions]));
  }
  return new Map(
    [...found].map(([demo, some]) => [demo, CONDITIONS.filter((one) => some.has(one))]),
  );
}

/** The failures of a page, those of the library first. */
export function failureGroups({ failures }: Pick<Evidence, 'failures'>): FailureGroup[] {
  return grouped(failures, ({ rule, owner }) => `${owner} ${rule}`)
    .map((all): FailureGroup => {
      const alike = grouped([...byDemo(all)], ([, conditions]) => conditions.join());
      const [{ rule, owner }] = all;
      return {
        rule,
        owner,
        criteria: [...new Set(all.flatMap(({ criteria }) => criteria))],
        demos: alike.map((some) => ({
          names: some.map(([name]) => name),
          conditions: some[0][1],
        })),
      };
    })
    .sort((a, b) => a.owner.localeCompare(b.owner));
}
