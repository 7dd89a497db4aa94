/** Groups items in the order of their first one. */
export function grouped<Item>(
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
