import type { Place } from '../../types';

/**
 * Groups what is on the same line, so its code is shown once.
 *
 * @param items - In the order of lines.
 */
export function byPlace<Item extends Place>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.[0]?.line === item.line) {
      last.push(item);
    } else {
      groups.push([item]);
    }
  }
  return groups;
}
